import { linkOf } from '../documents/links'
import { isRecord } from '../documents/json-tree'
import { checkSite } from '../pipeline/check-site'
import { readPage, suggestionsFromFiles } from '../pipeline/load-site'
import { openPage } from '../pipeline/open-page'
import { replaceTexts } from '../pipeline/replace-texts'
import { Workers, openPages } from '../prerender/workers'
import { type Problem, isError } from '../problems/problem'
import { chosenSeverities } from '../rules/definition/rule'
import type { PageFacts } from '../site/page'
import type { LoadedSite } from '../site/site'
import type { Edit } from './edit'

/** What edits would make of a site. */
export interface CheckedEdits {
  /** The errors that they would cause in any document, and the new warnings of the pages that they change. */
  problems: Problem[]
  /** The site as it would be. */
  site: LoadedSite
}

/** From this number of pages on, suggestions come from the names of files alone: reading all pages would take seconds. */
export const MANY_PAGES = 1000

/**
 * Checks in memory what edits would make of a site. Other pages are opened only if the edits may affect them.
 * @param site as it is, with or without errors
 */
export async function checkEdits(edits: Edit[], site: LoadedSite): Promise<CheckedEdits> {
  const texts = new Map(edits.map(({ file, after }) => [file, after]))
  const replaced = replaceTexts(site, texts, site.cityCount.value)
  const isLarge = site.pages.length >= MANY_PAGES
  const quick = isLarge ? { ...replaced, suggestions: suggestionsFromFiles(replaced) } : replaced
  const before = openChanged(site, texts)
  const after = openChanged(quick, texts)
  const onPages = newProblems(problemsOf(before, site), problemsOf(after, quick))
  if (onPages.some(isError) || isLocal(edits, before, after, quick)) return { problems: inOrder(onPages), site: quick }
  const changed = replaceTexts(site, texts)
  const errors = checkSite(await openAll(changed), changed, 'errors')
  const earlier = errors.length > 0 ? checkSite(await openAll(site), site, 'errors') : []
  return { problems: inOrder([...newProblems(earlier, errors), ...onPages]), site: changed }
}

/** The facts of the pages among some files, by file. */
function openChanged(site: LoadedSite, texts: ReadonlyMap<string, unknown>): Map<string, PageFacts> {
  const pages = site.pages.filter(({ file }) => texts.has(file))
  return new Map(pages.map((page) => [page.file, openPage(readPage(page, site), site).facts]))
}

async function openAll(site: LoadedSite): Promise<PageFacts[]> {
  const workers = new Workers(site)
  return openPages(site, workers).finally(() => workers.end())
}

const problemsOf = (facts: ReadonlyMap<string, PageFacts>, { data }: LoadedSite): Problem[] =>
  chosenSeverities(
    [...facts.values()].flatMap(({ problems }) => problems),
    data,
  )

/** The problems that were not there before, wherever in their document those were. */
export function newProblems(before: Problem[], after: Problem[]): Problem[] {
  const keyOf = ({ file, rule, what }: Problem) => [file, rule, what].join('\0')
  const counts = new Map<string, number>()
  for (const problem of before) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1)
  return after.filter((problem) => {
    const left = counts.get(keyOf(problem)) ?? 0
    counts.set(keyOf(problem), left - 1)
    return left <= 0
  })
}

const inOrder = (problems: Problem[]): Problem[] =>
  problems.toSorted((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))

/**
 * Whether edits can cause errors on the pages alone that they change: all they change is what these say, and which links
 * they have.
 */
function isLocal(
  edits: Edit[],
  before: ReadonlyMap<string, PageFacts>,
  after: ReadonlyMap<string, PageFacts>,
  site: LoadedSite,
): boolean {
  const { rules } = site.data
  // rules about the whole site may cause errors too then
  if (isRecord(rules) && Object.values(rules).includes('error')) return false
  return edits.every(({ file }) => {
    const [old, current] = [before.get(file), after.get(file)]
    return (
      old !== undefined && current !== undefined && isSameToOthers(old, current) && areLinksRight(old, current, site)
    )
  })
}

/** Whether nothing of a page has changed that could be an error on another page. */
function isSameToOthers(old: PageFacts, current: PageFacts): boolean {
  const contains = (all: string[], some: string[]) => some.every((name) => all.includes(name))
  return (
    // errors elsewhere may be withheld because of its own
    !old.problems.some(isError) &&
    current.isReadable &&
    old.aliases.join('\n') === current.aliases.join('\n') &&
    contains(current.anchors, old.anchors) &&
    // a shared section that no page uses any more is checked on its own, and so is an entry that no page shows
    contains(current.shared, old.shared) &&
    contains(namesOf(current.choices), namesOf(old.choices)) &&
    JSON.stringify(old.schedule) === JSON.stringify(current.schedule) &&
    Boolean(old.vars.city) === Boolean(current.vars.city)
  )
}

const namesOf = (choices: PageFacts['choices'] = []) => choices.map((choice) => JSON.stringify(choice))

/** Whether the links that are new on a page lead to pages, and to places on them. Other links may be right too. */
function areLinksRight(old: PageFacts, current: PageFacts, site: LoadedSite): boolean {
  const anchorsOn = (route: string) => {
    const page = site.pages.find((page) => page.route === route)
    return page && openPage(readPage(page, site), site).facts.anchors
  }
  const links = current.links.filter((link) => !old.links.includes(link))
  return links.every((link) => {
    const { route, anchor } = linkOf(link, site.data.url)
    const anchors = route === '' ? current.anchors : anchorsOn(route)
    return anchors !== undefined && (anchor === undefined || anchors.includes(anchor))
  })
}
