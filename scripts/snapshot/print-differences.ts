import type { StructuredPatchHunk } from 'diff'
import type { Colors } from 'picocolors/types'
import { count } from '../../renderer/pipeline/problems/pretty'
import type { SnapshotDifference } from './compare-snapshots'
import { groupAlike } from './group-alike'

/** How many lines are shown of one change; a page that was made anew would fill the screen. */
const MAX_LINES = 80

/** What to do about differences. */
export const NEXT_STEP = 'If this is what you meant, keep it: npm run snapshot -- --update'

const KINDS = { changed: '', new: ', which has no snapshot yet', gone: ', of which only the snapshot is left' }

/** Differences as text for people. What changed alike on several pages is shown once. */
export function printDifferences(differences: SnapshotDifference[], palette: Colors): string {
  return groupAlike(differences)
    .map(({ paths, kind, hunks }) => {
      const lines = hunks.flatMap((hunk) => hunkLines(hunk, palette))
      const more = lines.length - MAX_LINES
      const rest = more > 0 ? [`  … and ${count(more, 'line')} more; after --update, \`git diff\` shows all`] : []
      const names = paths.map(nameOf).join(', ')
      const title = palette.bold(`${paths.length > 1 ? `${paths.length} alike: ` : ''}${names}${KINDS[kind]}`)
      return [title, ...lines.slice(0, MAX_LINES), ...rest].join('\n')
    })
    .join('\n\n')
}

/** "pages/plano.html" is /plano, "sections/hero.html" the section hero. */
function nameOf(path: string): string {
  const name = path.replace(/^\w+\//, '').replace(/\.html$/, '')
  if (path.startsWith('sections/')) return `section ${name}`
  return name === 'index' ? '/' : `/${name}`
}

/** The lines of a change, as far left as they go. */
function hunkLines({ oldStart, lines }: StructuredPatchHunk, palette: Colors): string[] {
  const indent = Math.min(...lines.map((line) => line.slice(1).search(/\S|$/)))
  const shown = lines.map((line) => {
    const text = `  ${line[0]} ${line.slice(1 + indent)}`
    if (line.startsWith('+')) return palette.green(text)
    return line.startsWith('-') ? palette.red(text) : palette.dim(text)
  })
  return [palette.dim(`  line ${oldStart}`), ...shown]
}
