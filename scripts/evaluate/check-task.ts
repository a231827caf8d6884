import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { diffLines } from 'diff'
import { newProblems } from '../../renderer/changes/check-edits'
import type { Edit } from '../../renderer/changes/edit'
import { planChange } from '../../renderer/changes/plan-change'
import { listFiles } from '../../renderer/documents/files'
import { loadSite } from '../../renderer/pipeline/load-site'
import { openSite } from '../../renderer/pipeline/open-site'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { type Problem, isError } from '../../renderer/problems/problem'
import { matchValue } from './match-value'
import type { Task, TaskChange } from './task'

/** A site as a task begins with it. */
export interface Start {
  /** The contents of its files, by their paths in its folder. */
  files: Map<string, Buffer>
  problems: Problem[]
  /** What the task expects to become of its documents. Their texts hold the choices that matchValue describes. */
  expected: Edit[]
}

/** Prepares a site for a task, and keeps what it is like. */
export function startTask(folder: string, { setup = {}, expected }: Task): Start {
  for (const { file, after } of planEdits(folder, setup)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, after ?? '')
  }
  return { files: readFiles(folder), problems: openSite(folder).problems, expected: planEdits(folder, expected) }
}

const planEdits = (folder: string, { patches = {}, ...change }: TaskChange): Edit[] =>
  planChange(patches, loadSite(folder), { ...change, shared: true })

/**
 * Checks what has become of a site.
 * @returns what is wrong, as sentences; nothing if the task is solved
 */
export function checkTask(folder: string, start: Start, { mayWarn = [] }: Pick<Task, 'mayWarn'>): string[] {
  const files = readFiles(folder)
  const editsByName = new Map(start.expected.map((edit) => [relative(folder, edit.file), edit]))
  const names = new Set([...start.files.keys(), ...files.keys(), ...editsByName.keys()])
  const faults = [...names].flatMap((name) => {
    const edit = editsByName.get(name)
    const [before, after] = [start.files.get(name), files.get(name)]
    if (edit) return compareDocument(name, edit, after)
    return before && after?.equals(before) ? [] : [`${name} must not ${before === undefined ? 'be there' : 'change'}.`]
  })
  const problems = newProblems(start.problems, openSite(folder).problems)
  const unwanted = problems.filter((problem) => isError(problem) || !mayWarn.includes(problem.rule))
  return [
    ...faults,
    ...unwanted.map(
      ({ severity, file, where, what }) => `A new ${severity} in ${relative(folder, file)}: ${where} ${what}.`,
    ),
  ]
}

function compareDocument(name: string, { before, after: expected }: Edit, content: Buffer | undefined): string[] {
  const after = content?.toString()
  if (expected === undefined) return after === undefined ? [] : [`${name} must be deleted.`]
  if (after === undefined) return [`${name} is missing.`]
  const { document } = parseDocument(name, after)
  const differences = matchValue(parseDocument(name, expected).document.value, document.value)
  if (differences.length > 0) return differences.map((difference) => `${name}: ${difference}`)
  if (before === undefined) return []
  const excess = removedLines(before, after) - removedLines(before, expected)
  return excess > MAX_EXCESS ? [`${name}: ${excess} lines were rewritten that must stay as they are.`] : []
}

/** How many more lines than necessary may be written anew, such as those next to a new entry. */
const MAX_EXCESS = 3

const removedLines = (before: string, after: string): number =>
  diffLines(before, after).reduce((sum, { removed, count = 0 }) => sum + (removed ? count : 0), 0)

/** Reads all files of a site, except what commands leave for themselves. */
function readFiles(folder: string): Map<string, Buffer> {
  const names = listFiles(folder).filter((name) => !/(?:^|\/)\./.test(name))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
}
