import type { OpenSite } from '../../../renderer/pipeline/open-site'
import type { Problem } from '../../../renderer/pipeline/problems/problem'
import { changedSite, otherSite, page } from '../../sites'
import { documentGenerator } from './generate-documents'

/** How many documents stand in one site: few sites, since a site is looked at as a whole. */
const TOGETHER = 50

/** An error that was reported of a document without mistakes. */
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
    const texts = Object.fromEntries(
      Array.from({ length: size }, (_, index): [string, string] =>
        index % 3 === 0
          ? [`shared/valid-${index}.json`, generate.section()]
          : [`pages/valid-${index}.json`, generate.page()],
      ).slice(1),
    )
    alarms.push(...alarmsOf(changedSite(site, texts)), ...errorsOfSite(site, generate.site()))
  }
  return alarms
}

/** A site.json is looked at with a single page, since the others name what it may not say. */
function errorsOfSite(site: OpenSite, text: string): FalseAlarm[] {
  const links = site.sources.pages.map(
    ({ route }) => [`pages${route === '/' ? '/index' : route}.json`, page()] as const,
  )
  return alarmsOf(otherSite(site, { ...Object.fromEntries(links), 'site.json': text }))
}

function alarmsOf({ problems, sources }: OpenSite): FalseAlarm[] {
  const documents = [...sources.pages.map(({ document }) => document), ...sources.shared.values(), sources.site]
  return problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({ problem, text: documents.find((document) => document?.file === problem.file)?.text ?? '' }))
}
