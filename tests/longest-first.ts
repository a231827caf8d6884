import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The projects whose files take longest come first. */
const PROJECTS = ['long', 'alone', 'site', 'unit']

/** What drives browsers and whole commands for tens of seconds: begun last, one of them would keep one processor only. */
const LONGEST = ['react-section', 'new-section', 'diff', 'interrupted-builds', 'commands', 'threads'].map(
  (name) => `${name}.test.ts`,
)

/**
 * Runs the longest tests first, by project and environment. By itself Vitest goes by the sizes of files, where it has not run
 * them before, and ends a thread whenever the next file has another project or environment: then the next thread reads all code anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const ranked = sorted.map((file) => ({ file, rank: rankOf(file) }))
    return ranked.sort((one, other) => one.rank - other.rank).map(({ file }) => file)
  }
}

/** A lower number comes first: by project, then by environment, then by length. Equal ones stay in Vitest’s order. */
function rankOf({ moduleId, project }: TestSpecification): number {
  const usesDom = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
  const longest = LONGEST.indexOf(basename(moduleId))
  return PROJECTS.indexOf(project.name) * 100 + (usesDom ? 0 : 50) + (longest === -1 ? LONGEST.length : longest)
}
