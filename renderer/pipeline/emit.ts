import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyPublicFiles } from './emit/public-files'
import { headers } from './emit/headers'
import { type Progress, emitImages } from './emit/images'
import { redirectPage, redirects } from './emit/redirects'
import { robots } from './emit/robots'
import { sitemap } from './emit/sitemap'
import type { OpenSite } from './inspect'
import type { SiteModel } from './model'

/** The file of a route: "/plano" is "plano.html", "/" is "index.html". */
const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/**
 * Writes what a site has beside its pages: files of public/, pictures, sitemap, redirects, headers.
 * @param folder where the site is written
 */
export async function emit(
  model: SiteModel,
  { publicFolder, publicFiles }: Pick<OpenSite, 'publicFolder' | 'publicFiles'>,
  folder: string,
  onProgress?: Progress,
): Promise<void> {
  const { site, pages } = model
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(model),
    'robots.txt': robots(site),
    _headers: headers(),
    ...(site.redirects ? { _redirects: redirects(site) } : {}),
    ...Object.fromEntries((site.redirects ?? []).map(({ from, to }) => [fileOf(from), redirectPage(to, site)])),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await copyPublicFiles(publicFiles, publicFolder, folder, new Set(pages.map(({ route }) => fileOf(route))))
  await emitImages(model, publicFolder, folder, onProgress)
}
