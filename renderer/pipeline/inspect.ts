import type { Page, Site } from '../../schemas/types'
import type { SiteSources } from './documents/document'
import { type Inspection, inspectPages } from './inspect/inspect-pages'
import { oncePerMistake } from './inspect/once-per-mistake'
import type { ParsedSite } from './documents/parse-documents'
import type { Problem } from './problem'
import type { Images } from './images/public-folder'
import type { ResolvedPage, ResolvedSite } from './resolved'
import { SITE_ERRORS, SITE_WARNINGS } from './rules/registry'
import { chosenSeverities } from './rules/chosen-severities'

/** A page that holds what its schema says. */
export interface ValidPage extends Omit<ResolvedPage, 'data'> {
  data: Page
}

/** What stands in a site's folder. */
export interface LoadedSite extends ParsedSite {
  folder: string
  publicFolder: string
  images: Images
  /** The addresses of the files of its own public folder: "/images/truck.jpg". */
  publicFiles: string[]
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

/**
 * What can be known of documents without reading anything else: resolve → validate → check.
 * @param keep whether the pages themselves are wanted; without them a site may be larger than the memory
 */
export function inspect(loaded: LoadedSite, keep: boolean): OpenSite {
  return judge(loaded, inspectPages(loaded, keep))
}

/** Asks the rules about the whole site, and tells each mistake once. */
export function judge(loaded: LoadedSite, { errors: found, warnings, unfilled, whole }: Inspection): OpenSite {
  const faults = SITE_ERRORS.flatMap((rule) => rule.checkSite({ ...whole, earlier: found }))
  const errors = oncePerMistake([...found, ...faults], unfilled)
  // a warning about the whole site may only follow from an error
  const advice = errors.some(isError)
    ? []
    : [...warnings, ...SITE_WARNINGS.flatMap((rule) => rule.checkSite({ ...whole, earlier: errors }))]
  const { resolved, sources } = whole
  const all = chosenSeverities(oncePerMistake([...errors, ...advice], unfilled), resolved.site)
  const failed = new Set(all.filter(isError).map(({ file }) => file))
  const isFine = (page: ResolvedPage) =>
    !failed.has(page.document.file) && page.origins.every(({ shared }) => !shared || !failed.has(shared.file))
  const { folder, publicFolder, images, publicFiles } = loaded
  return {
    folder,
    publicFolder,
    images,
    publicFiles,
    sources,
    resolved,
    problems: all,
    site: resolved.document && !failed.has(resolved.document.file) ? (resolved.site as unknown as Site) : undefined,
    pages: resolved.pages.filter(isFine) as unknown as ValidPage[],
  }
}

const isError = ({ severity }: Problem) => severity === 'error'
