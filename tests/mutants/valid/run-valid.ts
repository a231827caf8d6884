import { type OpenSite, inspect } from '../../../renderer/pipeline/inspect'
import { parseAll, parseDocuments, parsedSite } from '../../../renderer/pipeline/documents/parse-documents'
import type { Problem } from '../../../renderer/pipeline/problem'
import { SMALLEST_SITE } from '../../../renderer/pipeline/rules/example-site'
import { documentGenerator } from './generate-documents'

/** How many documents stand in one site: few sites, since a site is looked at as a whole. */
const TOGETHER = 50

/** An error that was told of a document without mistakes. */
export interface FalseAlarm {
  problem: Problem
  text: string
}

/** Adds generated documents to a site, and looks for errors; there should be none. */
export function runValid(site: OpenSite, { count, seed }: { count: number; seed: number }): FalseAlarm[] {
  const generate = documentGenerator(site, seed)
  const alarms: FalseAlarm[] = []
  for (let made = 0; made < count; made += TOGETHER) {
    const size = Math.min(TOGETHER, count - made)
    const texts = new Map(
      Array.from({ length: size }, (_, index): [string, string] =>
        index % 3 === 0
          ? [`shared/valid-${index}.json`, generate.section()]
          : [`pages/valid-${index}.json`, generate.page()],
      ).slice(1),
    )
    alarms.push(...errorsAmong(site, texts), ...errorsOfSite(site, generate.site()))
  }
  return alarms
}

function errorsAmong(site: OpenSite, texts: Map<string, string>): FalseAlarm[] {
  const added = parseAll(parseDocuments(site.folder, texts.keys(), (name) => texts.get(name) ?? ''))
  const sources = {
    site: site.sources.site,
    pages: [...site.sources.pages, ...added.sources.pages],
    shared: new Map([...site.sources.shared, ...added.sources.shared]),
  }
  return alarmsOf(inspect({ ...site, ...parsedSite(sources, added.problems) }, true))
}

/** A site.json is looked at with a single page, since the others name what it may not say. */
function errorsOfSite(site: OpenSite, text: string): FalseAlarm[] {
  const page = JSON.stringify(SMALLEST_SITE['pages/index.json'])
  const links = site.sources.pages.map(({ route }): [string, string] => [
    `pages${route === '/' ? '/index' : route}.json`,
    page,
  ])
  const texts = new Map([...links, ['site.json', text]])
  const parsed = parseDocuments(site.folder, texts.keys(), (name) => texts.get(name) ?? '')
  return alarmsOf(inspect({ ...site, ...parsed }, true))
}

function alarmsOf({ problems, sources }: OpenSite): FalseAlarm[] {
  const documents = [...sources.pages.map(({ document }) => document), ...sources.shared.values(), sources.site]
  return problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({ problem, text: documents.find((document) => document?.file === problem.file)?.text ?? '' }))
}
