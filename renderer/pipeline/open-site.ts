import type { Site } from '../../schemas/types'
import { checkSite, sharedSections } from './check-site'
import type { ResolvedSite, SiteSources } from './documents/document'
import { loadSite, readPage } from './load-site'
import { type ValidPage, openPage } from './open-page'
import { type Problem, isError } from './problems/problem'
import type { LoadedSite, PageFacts } from './site'
import { isSite } from './validate/validator'

/** A site with all of its pages in memory, for commands that read every one. */
export interface OpenSite extends Pick<
  LoadedSite,
  'folder' | 'publicFolder' | 'images' | 'publicFiles' | 'textOf' | 'cityCount' | 'variables'
> {
  sources: SiteSources
  resolved: ResolvedSite
  facts: PageFacts[]
  /** In the order of the files and of the places in them. */
  problems: Problem[]
  /** What can be rendered, since it has no error. Without a valid site.json nothing can. */
  site: Site | undefined
  pages: ValidPage[]
}

/**
 * Opens all pages of a site and checks it.
 * @param folder the folder of its JSON, as the author named it
 * @throws when the folder can't be read
 */
export const openSite = (folder: string): OpenSite => openLoaded(loadSite(folder))

/** Opens all pages of a loaded site and checks it. */
export function openLoaded(site: LoadedSite): OpenSite {
  const opened = site.pages.map((page) => ({ ...openPage(readPage(page, site), site), route: page.route }))
  const facts = opened.map((page) => page.facts)
  const problems = checkSite(facts, site)
  const { document, data, shared } = site
  const failed = new Set(problems.filter(isError).map(({ file }) => file))
  const isFine = ({ file, shared: names }: PageFacts) =>
    !failed.has(file) && !names.some((name) => failed.has(shared.get(name)?.file ?? ''))
  return {
    ...site,
    sources: { site: document, shared, pages: opened.map(({ route, document }) => ({ route, document })) },
    resolved: {
      document,
      site: data,
      pages: opened.flatMap(({ resolved }) => resolved ?? []),
      unused: sharedSections(facts, site).unused,
    },
    facts,
    problems,
    site: document && !failed.has(document.file) && isSite(data) ? data : undefined,
    pages: opened.flatMap(({ page, facts }) => (page && isFine(facts) ? page : [])),
  }
}
