import type { FileChange, SiteDiff } from '../change'
import { headline } from '../headline'
import { verdict } from '../verdict'
import { growth, growthOf } from '../weigh'
import { describeGroup } from './describe-group'
import { fitParts } from './fit-parts'
import { code, escape } from './markdown-text'
import { pagesOf } from './pages-of'

/** Every changed file beside the pages that is listed. */
const MOST_FILES = 30

/** A summary for a pull request: a table of the pages that changed, then what changed in each group of them. */
export function toMarkdown(diff: SiteDiff): string {
  const { against, added, removed, groups, files, weight, notes } = diff
  const head = [
    `## ${verdict(diff).replace(/\.$/, '')}`,
    `Compared with ${code(against.ref)} (${against.commit.slice(0, 7)}). \`report.html\` shows it in full.`,
    ...notes.map((note) => `**Note:** ${note}`),
  ]
  const rows = [
    ...(added.length > 0 ? [`| ${pagesOf(added)} | Added | |`] : []),
    ...(removed.length > 0 ? [`| ${pagesOf(removed)} | Removed | |`] : []),
    ...groups.map(
      (group) => `| ${pagesOf(group.routes)} | ${escape(headline(group.changes))} | ${growthOf(diff, group)} |`,
    ),
  ]
  const table = ['| Pages | What changed | HTML, gzip |', '| --- | --- | --- |', ...rows].join('\n')
  const tail = [
    ...(files.length > 0 ? [['**Beside the pages:**\n', ...listFiles(files)].join('\n')] : []),
    `All scripts ${growth(weight.scripts)}, all pictures ${growth(weight.pictures)}.`,
  ]
  if (rows.length + files.length === 0) return `${head.join('\n\n')}\n`
  return `${fitParts([...head, ...(rows.length > 0 ? [table] : [])], groups.map(describeGroup), tail)}\n`
}

function listFiles(files: FileChange[]): string[] {
  const lines = files.slice(0, MOST_FILES).map(({ name, before, after }) => {
    if (before === undefined) return `- ${code(name)} added`
    if (after === undefined) return `- ${code(name)} removed`
    return `- ${code(name)} changed, ${growth({ before, after })}`
  })
  return files.length > MOST_FILES ? [...lines, `- and ${files.length - MOST_FILES} more`] : lines
}
