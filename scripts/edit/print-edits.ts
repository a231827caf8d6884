import { relative } from 'node:path'
import { FILE_HEADERS_ONLY, createTwoFilesPatch } from 'diff'
import type { CheckedEdits } from '../../renderer/changes/check-edits'
import type { Edit } from '../../renderer/changes/edit'
import { reportJson } from '../../renderer/problems/machine-formats'
import { reportPretty, terminalColors } from '../../renderer/problems/pretty'
import { isError, locate } from '../../renderer/problems/problem'

/** What became of edits. */
type Outcome = 'written' | 'planned' | 'refused'

/** Prints edits, what became of them, and the problems that they cause. */
export function printEdits(
  { edits, problems, site }: CheckedEdits & { edits: Edit[] },
  format: string,
  outcome: Outcome,
): void {
  const located = locate({ problems, textOf: site.textOf })
  if (format === 'json') {
    const report = JSON.parse(reportJson(site.pages.length, located)) as { problems: unknown[] }
    const listed = edits.map((edit) => {
      const { file, before = null, after = null } = edit
      return { file, before, after, diff: diffOf(edit) }
    })
    console.log(JSON.stringify({ outcome, edits: listed, problems: report.problems }, null, 2))
    return
  }
  if (outcome === 'planned') for (const edit of edits) process.stdout.write(diffOf(edit))
  if (located.length > 0) process.stdout.write(`${reportPretty(located, terminalColors)}\n`)
  if (outcome === 'refused') {
    const isOne = problems.filter(isError).length === 1
    console.log(`Nothing was written, since the site would have ${isOne ? 'this error' : 'these errors'}.`)
  } else if (edits.length === 0) console.log('Nothing changes: the documents say this already.')
  else if (outcome === 'written')
    for (const edit of edits) console.log(`${terminalColors.green('✓')} ${describe(edit)}`)
}

function describe({ file, before, after }: Edit): string {
  if (before === undefined) return `${file} is new.`
  return after === undefined ? `${file} is deleted.` : `${file} is changed.`
}

/** An edit as a unified diff, which `git apply` takes. */
function diffOf({ file, before, after }: Edit): string {
  const name = relative('.', file).replaceAll('\\', '/')
  const [from, to] = [before === undefined ? '/dev/null' : `a/${name}`, after === undefined ? '/dev/null' : `b/${name}`]
  return createTwoFilesPatch(from, to, before ?? '', after ?? '', undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  })
}
