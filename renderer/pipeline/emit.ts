import { join } from 'node:path'
import { copiedFiles } from './emit/public-files'
import { fileOf } from './emit/file-of'
import { headers } from './emit/headers'
import { type Progress, emitImages } from './emit/images'
import type { Output } from './emit/output'
import { redirectPage, redirects } from './emit/redirects'
import { robots } from './emit/robots'
import { sitemaps } from './emit/sitemap'
import type { OpenSite } from './inspect'
import type { SiteModel } from './model'

/**
 * Writes what a site has beside its pages: files of public/, pictures, sitemap, redirects, headers.
 * @param output where the site is written
 */
export async function emit(
  model: SiteModel,
  { publicFolder, publicFiles }: Pick<OpenSite, 'publicFolder' | 'publicFiles'>,
  output: Output,
  onProgress?: Progress,
): Promise<void> {
  const { site, pages } = model
  const files: Record<string, string> = {
    ...sitemaps(model),
    'robots.txt': robots(site),
    _headers: headers(),
    ...(site.redirects ? { _redirects: redirects(site) } : {}),
    ...Object.fromEntries((site.redirects ?? []).map(({ from, to }) => [fileOf(from), redirectPage(to, site)])),
  }
  const own = copiedFiles(publicFiles, new Set(pages.map(({ route }) => fileOf(route))))
  for (const [name, content] of Object.entries(files)) if (!own.has(name)) output.write(name, content)
  for (const name of own) await output.copy(name, () => join(publicFolder, name))
  await emitImages(model, publicFolder, output, onProgress)
}
