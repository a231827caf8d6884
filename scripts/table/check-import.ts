import { MANY_PAGES, newProblems } from '../../renderer/changes/check-edits'
import type { Edit } from '../../renderer/changes/edit'
import { checkSite } from '../../renderer/pipeline/check-site'
import { replaceTexts } from '../../renderer/pipeline/replace-texts'
import { Workers, openPages } from '../../renderer/prerender/workers'
import { type Problem, isError } from '../../renderer/problems/problem'
import type { PageFacts } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import { withProgress } from '../terminal'

/** A site as an import would make it. */
export interface CheckedImport {
  site: LoadedSite
  facts: PageFacts[]
  /** All of its problems; only errors if it has so many pages that to find the warnings takes longer than the rest. */
  problems: Problem[]
  hasWarnings: boolean
  /** The errors that the import would cause. */
  errors: Problem[]
}

/** Checks a site as edits would make it: all of its pages, since a table may change as many. */
export async function checkImport(edits: Edit[], site: LoadedSite): Promise<CheckedImport> {
  const changed = replaceTexts(site, new Map(edits.map(({ file, after }) => [file, after])))
  const facts = await openAll(changed)
  const isLarge = changed.pages.length >= MANY_PAGES
  const problems = checkSite(facts, changed, isLarge ? 'errors' : 'all')
  const errors = problems.filter(isError)
  const earlier = errors.length > 0 ? checkSite(await openAll(site), site, 'errors') : []
  return {
    site: changed,
    facts,
    problems,
    hasWarnings: !isLarge && errors.length === 0,
    errors: newProblems(earlier, errors),
  }
}

async function openAll(site: LoadedSite): Promise<PageFacts[]> {
  const workers = new Workers(site)
  const opening = withProgress('documents', (onProgress) => openPages(site, workers, undefined, onProgress))
  return opening.finally(() => workers.end())
}
