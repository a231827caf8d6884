import type { Page, Site } from '../../schemas/types'
import { check } from './check'
import type { SiteSources } from './document'
import { oncePerMistake } from './once-per-mistake'
import type { Problem } from './problem'
import type { Images } from './public-folder'
import { resolve } from './resolve'
import type { ResolvedPage, ResolvedSite } from './resolved'
import { chosenSeverities } from './rules/chosen-severities'
import { validate } from './validate'

/** A page that holds what its schema says. */
export interface ValidPage extends Omit<ResolvedPage, 'data'> {
  data: Page
}

/** What stands in a site's folder. */
export interface LoadedSite {
  folder: string
  publicFolder: string
  images: Images
  /** The addresses of the files of its own public folder: "/images/truck.jpg". */
  publicFiles: string[]
  sources: SiteSources
  /** The problems of their syntax. */
  problems: Problem[]
}

/** A site after load, resolve, validate and check. */
export interface OpenSite {
  folder: string
  publicFolder: string
  images: Images
  publicFiles: string[]
  sources: SiteSources
  resolved: ResolvedSite
  /** In the order of the files and of the places in them. */
  problems: Problem[]
  /** What can be rendered: nothing of it has an error. Without a valid site.json there is no site to render. */
  site: Site | undefined
  pages: ValidPage[]
}

/** What can be known of documents without reading anything more: resolve → validate → check. */
export function inspect({ problems: syntax, ...loaded }: LoadedSite): OpenSite {
  const { resolved, problems } = resolve(loaded.sources)
  const found = [...syntax, ...problems, ...validate(resolved, loaded.images)]
  const checked = check({ ...loaded, resolved, earlier: found })
  const all = chosenSeverities(oncePerMistake([...found, ...checked], resolved.unfilled), resolved.site)
  const failed = new Set(all.filter(isError).map(({ file }) => file))
  const isFine = (page: ResolvedPage) =>
    !failed.has(page.document.file) && page.origins.every(({ shared }) => !shared || !failed.has(shared.file))
  return {
    ...loaded,
    resolved,
    problems: all,
    site: resolved.document && !failed.has(resolved.document.file) ? (resolved.site as unknown as Site) : undefined,
    pages: resolved.pages.filter(isFine) as unknown as ValidPage[],
  }
}

const isError = ({ severity }: Problem) => severity === 'error'
