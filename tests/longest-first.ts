import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What drives browsers and whole commands for tens of seconds: begun last, one of them would keep one processor only. */
const LONGEST = ['react-section', 'new-section', 'diff', 'interrupted-builds', 'commands', 'lighthouse', 'threads'].map(
  (name) => `${name}.test.ts`,
)

/** Runs the longest tests first. By itself Vitest goes by the sizes of their files, where it has not run them before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = LONGEST.flatMap((name) => sorted.filter(({ moduleId }) => basename(moduleId) === name))
    return [...longest, ...sorted.filter((file) => !longest.includes(file))]
  }
}
