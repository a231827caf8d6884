import { relative } from 'node:path'
import { FILE_HEADERS_ONLY, createTwoFilesPatch } from 'diff'
import type { CheckedEdits } from '../../renderer/changes/check-edits'
import type { Edit, FileMove } from '../../renderer/changes/edit'
import { reportJson } from '../../renderer/problems/machine-formats'
import { reportPretty, terminalColors } from '../../renderer/problems/pretty'
import { isError, locate } from '../../renderer/problems/problem'

/** What became of edits. */
type Outcome = 'written' | 'planned' | 'refused'

/**
 * Prints edits, what became of them, and the problems that they cause.
 * @param moves of pictures, which no edit is about
 */
export function printEdits(
  { edits, moves = [], problems, site }: CheckedEdits & { edits: Edit[]; moves?: FileMove[] },
  format: string,
  outcome: Outcome,
): void {
  const listedEdits = withoutFormer(edits)
  const located = locate({ problems, textOf: site.textOf })
  if (format === 'json') {
    const report = JSON.parse(reportJson(site.pages.length, located)) as { problems: unknown[] }
    const listed = edits.map((edit) => {
      const { file, before = null, after = null } = edit
      return { file, before, after, diff: diffOf(edit) }
    })
    console.log(
      JSON.stringify(
        { outcome, edits: listed, ...(moves.length > 0 && { moves }), problems: report.problems },
        null,
        2,
      ),
    )
    return
  }
  if (outcome === 'planned') {
    process.stdout.write(diffOfAll(edits))
    for (const move of moves) process.stdout.write(diffOfMove(move))
  }
  if (located.length > 0) process.stdout.write(`${reportPretty(located, terminalColors)}\n`)
  if (outcome === 'refused') {
    const isOne = problems.filter(isError).length === 1
    console.log(`Nothing was written, since the site would have ${isOne ? 'this error' : 'these errors'}.`)
  } else if (edits.length + moves.length === 0) console.log('Nothing changes: the documents say this already.')
  else if (outcome === 'written') {
    const sentences = [...listedEdits.map(describeEdit), ...moves.map(({ from, to }) => `${from} is ${to} now.`)]
    for (const sentence of sentences) console.log(`${terminalColors.green('✓')} ${sentence}`)
  }
}

/** Edits without those that only delete a document since it has another name now. */
export function withoutFormer(edits: Edit[]): Edit[] {
  const formerFiles = new Set(edits.map(({ from }) => from))
  return edits.filter(({ file }) => !formerFiles.has(file))
}

/** What an edit does, in a sentence. */
export function describeEdit({ file, before, after, from }: Edit): string {
  if (from !== undefined) return `${from} is ${file} now.`
  if (before === undefined) return `${file} is new.`
  return after === undefined ? `${file} is deleted.` : `${file} is changed.`
}

/** Edits as one unified diff. */
export const diffOfAll = (edits: Edit[]): string =>
  withoutFormer(edits)
    .map(({ from, ...edit }) => {
      const before = edits.find(({ file }) => file === from)?.before
      return from === undefined ? diffOf(edit) : diffOfMove({ from, to: edit.file }, before, edit.after)
    })
    .join('')

/** An edit as a unified diff, which `git apply` takes. */
function diffOf({ file, before, after }: Edit): string {
  const [from, to] = [
    before === undefined ? '/dev/null' : `a/${pathOf(file)}`,
    after === undefined ? '/dev/null' : `b/${pathOf(file)}`,
  ]
  return createTwoFilesPatch(from, to, before ?? '', after ?? '', undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  })
}

/** Another name for a file as git writes it, with what else changes in the file. */
function diffOfMove({ from, to }: FileMove, before = '', after = before): string {
  const [name, newName] = [pathOf(from), pathOf(to)]
  const header = `diff --git a/${name} b/${newName}\nrename from ${name}\nrename to ${newName}\n`
  const options = { headerOptions: FILE_HEADERS_ONLY }
  return before === after
    ? header
    : header + createTwoFilesPatch(`a/${name}`, `b/${newName}`, before, after, undefined, undefined, options)
}

/** A file's path as diffs have it, from the folder where the command runs. */
const pathOf = (file: string): string => relative('.', file).replaceAll('\\', '/')
