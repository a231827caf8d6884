import type { Site } from '../../schemas/types'
import type { LoadedSite } from '../pipeline/inspect'
import { joinInspection } from '../pipeline/inspect/inspect-pages'
import { InspectedPages } from '../pipeline/inspect/inspected-pages'
import type { PageTools } from '../pipeline/inspect/page-tools'
import { loadSite } from '../pipeline/load-site'
import { siteImages } from '../pipeline/model'
import type { Problem } from '../pipeline/problem'
import { ownErrors } from './own-errors'
import { createQuickTools } from './quick-tools'

/** What is known of a site before a page is read. */
export interface Documents {
  loaded: LoadedSite
  tools: PageTools
  /** The pages' places by their addresses. */
  places: Map<string, number>
  /** The errors of site.json, and of shared sections those of their syntax: pages tell the rest of them. */
  errors: Problem[]
  /** None while site.json has an error. */
  settings: LiveSettings | undefined
}

/** What all pages have in common. */
export interface LiveSettings {
  site: Site
  /** The addresses of the pictures that site.json names. */
  images: string[]
}

/**
 * Reads what a site has beside its pages, and finds out which pages there are.
 * @throws when the folder can't be read
 */
export async function openDocuments(folder: string): Promise<Documents> {
  const loaded = await loadSite(folder)
  const tools = createQuickTools(loaded)
  const inspection = joinInspection(loaded, tools, new InspectedPages(loaded, tools), false)
  const { resolved } = inspection.whole
  const isSyntaxError = new Set(loaded.problems)
  const errors = ownErrors(inspection, resolved.site).filter(
    (problem) => problem.file === loaded.site?.file || isSyntaxError.has(problem),
  )
  const isRight = loaded.site && !errors.some(({ file }) => file === loaded.site?.file)
  return {
    loaded,
    tools,
    places: new Map(loaded.routes.map((route, at) => [route, at])),
    errors,
    settings: isRight ? { site: resolved.site as unknown as Site, images: siteImages(resolved) } : undefined,
  }
}
