import { type StructuredPatchHunk, structuredPatch } from 'diff'
import type { Colors } from 'picocolors/types'
import { getOrInsertComputed } from '../../renderer/documents/get-or-insert'
import { count } from '../../renderer/problems/pretty'
import type { Snapshots } from './take-snapshots'

/** How many lines are shown of one change: a page that was made anew would fill the screen. */
const MAX_LINES = 80

/** What to do about differences. */
export const NEXT_STEP = 'If this is what you meant, keep it: npm run snapshot -- --update'

/** How a page or a section differs from its snapshot. */
export interface SnapshotDifference {
  /** "pages/plano.html" */
  path: string
  /** The lines that changed, with two around them; none where there is nothing to compare. */
  hunks: StructuredPatchHunk[]
  /** Why there is nothing to compare. */
  reason: string
}

/** Compares the snapshots that are kept with those taken now, in the order of the paths. */
export function compareSnapshots(kept: Snapshots, taken: Snapshots): SnapshotDifference[] {
  const paths = [...new Set([...kept.keys(), ...taken.keys()])].sort()
  return paths.flatMap((path) => {
    const [before, now] = [kept.get(path), taken.get(path)]
    if (before === now) return []
    if (before === undefined) return { path, hunks: [], reason: ', which has no snapshot yet' }
    if (now === undefined) return { path, hunks: [], reason: ', of which only the snapshot is left' }
    return { path, hunks: structuredPatch(path, path, before, now, '', '', { context: 2 }).hunks, reason: '' }
  })
}

/** Prints differences for people. What changed in the same lines of several pages is shown once. */
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
  const rest = more > 0 ? [`  … and ${count(more, 'line')} more; after --update, \`git diff\` shows all`] : []
  const names = group.map(({ path }) => nameOfSnapshot(path)).join(', ')
  const title = palette.bold(`${group.length > 1 ? `${group.length} alike: ` : ''}${names}${reason}`)
  return [title, ...lines.slice(0, MAX_LINES), ...rest].join('\n')
}

/** "pages/plano.html" is /plano, "sections/hero.html" the section hero. */
function nameOfSnapshot(path: string): string {
  const name = path.replace(/^\w+\//, '').replace(/\.html$/, '')
  if (path.startsWith('sections/')) return `section ${name}`
  return name === 'index' ? '/' : `/${name}`
}

/** The lines of a change, without the indentation that all of them share. */
function hunkLines({ oldStart, lines }: StructuredPatchHunk, palette: Colors): string[] {
  const indent = Math.min(...lines.map((line) => line.slice(1).search(/\S|$/)))
  const shown = lines.map((line) => {
    const text = `  ${line[0]} ${line.slice(1 + indent)}`
    if (line.startsWith('+')) return palette.green(text)
    return line.startsWith('-') ? palette.red(text) : palette.dim(text)
  })
  return [palette.dim(`  line ${oldStart}`), ...shown]
}
