import type { Page, Site } from '../../schemas/types'
import { check } from './check'
import type { SiteSources } from './document'
import { load } from './load'
import type { Problem } from './problem'
import { listImages, publicFolder } from './public-folder'
import { resolve } from './resolve'
import type { ResolvedPage, ResolvedSite } from './resolved'
import { oncePerMistake } from './once-per-mistake'
import { validate } from './validate'

/** A page that holds what its schema says. */
export interface ValidPage extends Omit<ResolvedPage, 'data'> {
  data: Page
}

/** A site after load, resolve, validate and check. */
export interface OpenSite {
  folder: string
  publicFolder: string
  sources: SiteSources
  resolved: ResolvedSite
  /** In the order of the files and of the places in them. */
  problems: Problem[]
  /** What can be rendered: nothing of it has an error. Without a valid site.json there is no site to render. */
  site: Site | undefined
  pages: ValidPage[]
}

/**
 * Opens a site: load → resolve → validate → check.
 * @param folder the folder of its JSON, as the author named it
 * @throws when the folder can't be read
 */
export async function openSite(folder: string): Promise<OpenSite> {
  const loaded = await load(folder)
  const { resolved, problems } = resolve(loaded.sources)
  const wrong = validate(resolved)
  const images = publicFolder(folder)
  const checked = check({ folder, sources: loaded.sources, resolved, images: listImages(images) })
  const all = oncePerMistake([...loaded.problems, ...problems, ...wrong, ...checked])
  const failed = new Set(all.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const isFine = (page: ResolvedPage) =>
    !failed.has(page.document.file) && page.origins.every(({ shared }) => !shared || !failed.has(shared.file))
  return {
    folder,
    publicFolder: images,
    sources: loaded.sources,
    resolved,
    problems: all,
    site: resolved.document && !failed.has(resolved.document.file) ? (resolved.site as unknown as Site) : undefined,
    pages: resolved.pages.filter(isFine) as unknown as ValidPage[],
  }
}
