import { type StructuredPatchHunk, structuredPatch } from 'diff'
import type { Colors } from 'picocolors/types'
import { getOrInsertComputed } from '../../renderer/documents/get-or-insert'
import { count } from '../../renderer/problems/pretty'
import type { Snapshots } from './take-snapshots'

/** How many lines of a change are shown, since a rewritten page would fill the screen. */
const MAX_LINES = 80

export const NEXT_STEP = 'If you meant this, run npm run snapshot -- --update'

/** How a page or a section differs from its snapshot. */
export interface SnapshotDifference {
  /** "pages/plano.html" */
  path: string
  /** The changed lines, with two lines around them; none if there is nothing to compare. */
  hunks: StructuredPatchHunk[]
  /** Why there is nothing to compare. */
  reason: string
}

/** Compares stored snapshots with new ones, in the order of their paths. */
export function compareSnapshots(stored: Snapshots, taken: Snapshots): SnapshotDifference[] {
  const paths = [...new Set([...stored.keys(), ...taken.keys()])].sort()
  return paths.flatMap((path) => {
    const [oldHtml, newHtml] = [stored.get(path), taken.get(path)]
    if (oldHtml === newHtml) return []
    if (oldHtml === undefined) return { path, hunks: [], reason: ' has no snapshot yet' }
    if (newHtml === undefined) return { path, hunks: [], reason: ' is gone, and only its snapshot is left' }
    return { path, hunks: structuredPatch(path, path, oldHtml, newHtml, '', '', { context: 2 }).hunks, reason: '' }
  })
}

/** Formats differences for people. The same change on several pages is shown once. */
export function printDifferences(differences: SnapshotDifference[], palette: Colors): string {
  const groups = new Map<string, SnapshotDifference[]>()
  for (const difference of differences) {
    const changed = difference.hunks.map(({ lines }) => lines.filter((line) => !line.startsWith(' ')))
    const key = JSON.stringify([difference.reason, changed])
    getOrInsertComputed(groups, key, () => []).push(difference)
  }
  return [...groups.values()].map((group) => printGroup(group, palette)).join('\n\n')
}

function printGroup(group: SnapshotDifference[], palette: Colors): string {
  const [{ hunks, reason } = { hunks: [], reason: '' }] = group
  const lines = hunks.flatMap((hunk) => hunkLines(hunk, palette))
  const more = lines.length - MAX_LINES
  const rest = more > 0 ? [`  … and ${count(more, 'more line')}; after --update, \`git diff\` shows all`] : []
  const names = group.map(({ path }) => nameOfSnapshot(path)).join(', ')
  const title = palette.bold(`${group.length > 1 ? `the same in ${group.length}: ` : ''}${names}${reason}`)
  return [title, ...lines.slice(0, MAX_LINES), ...rest].join('\n')
}

/** "pages/plano.html" is "/plano", "sections/hero.html" is "section hero". */
function nameOfSnapshot(path: string): string {
  const name = path.replace(/^\w+\//, '').replace(/\.html$/, '')
  if (path.startsWith('sections/')) return `section ${name}`
  return name === 'index' ? '/' : `/${name}`
}

/** The lines of a change, without their common indentation. */
function hunkLines({ oldStart, lines }: StructuredPatchHunk, palette: Colors): string[] {
  const indent = Math.min(...lines.map((line) => line.slice(1).search(/\S|$/)))
  const shown = lines.map((line) => {
    const text = `  ${line[0]} ${line.slice(1 + indent)}`
    if (line.startsWith('+')) return palette.green(text)
    return line.startsWith('-') ? palette.red(text) : palette.dim(text)
  })
  return [palette.dim(`  line ${oldStart}`), ...shown]
}
