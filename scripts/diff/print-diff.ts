import type { Colors } from 'picocolors/types'
import { count } from '../../renderer/pipeline/problems/pretty'
import type { SiteDiff } from './change'
import { headline } from './headline'
import { listRoutes } from './list-routes'
import { verdict } from './verdict'

/** Groups that a terminal shows; the report has them all. */
const MOST = 12

/** What changed, for a terminal: the verdict, and a line for each group of pages. */
export function printDiff(diff: SiteDiff, { bold, cyan, dim, green, red }: Colors): string {
  const { groups, added, removed, files, notes } = diff
  return [
    bold(verdict(diff)),
    ...added.map((route) => `  ${green('added')}    ${route}`),
    ...removed.map((route) => `  ${red('removed')}  ${route}`),
    ...groups
      .slice(0, MOST)
      .flatMap(({ routes, changes }) => [
        `  ${cyan(count(routes.length, 'page'))}  ${dim(listRoutes(routes))}`,
        `    ${headline(changes)}`,
      ]),
    ...(groups.length > MOST ? [`  ${count(groups.length - MOST, 'more group')} in the report.`] : []),
    ...(files.length > 0
      ? [
          `  ${count(files.length, 'file')}: ${files
            .map(({ name }) => name)
            .slice(0, MOST)
            .join(', ')}`,
        ]
      : []),
    ...notes.map((note) => `note: ${note}`),
  ].join('\n')
}
