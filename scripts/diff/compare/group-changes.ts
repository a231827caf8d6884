import { CHANGE_KINDS, type Change, type ChangeGroup, type PageChange, type SharedChange } from '../change'
import { sameChange } from './same-change'

/** One change and the pages that have it. */
interface Occurrences {
  change: SharedChange
  routes: string[]
}

/**
 * Puts the changes together that the same pages have in common: first those that a reader notices, of most pages.
 * A change of words counts as the same where the sentences around it differ a little, as the name of a place does.
 */
export function groupChanges(pages: PageChange[]): ChangeGroup[] {
  const alike = new Map<string, Occurrences[]>()
  for (const { route, changes } of pages) {
    for (const change of changes) {
      const { key, isSame } = sameChange(change)
      const candidates = alike.get(key) ?? []
      alike.set(key, candidates)
      const shared = candidates.find((candidate) => isSame(candidate.change))
      if (!shared) {
        candidates.push({ change: { ...change }, routes: [route] })
        continue
      }
      if (shared.change.after !== change.after || shared.change.name !== change.name)
        shared.change.example = shared.routes[0]
      if (!shared.routes.includes(route)) shared.routes.push(route)
    }
  }
  const groups = new Map<string, ChangeGroup>()
  for (const { change, routes } of [...alike.values()].flat()) {
    const key = routes.join('\n')
    const group = groups.get(key) ?? { routes, changes: [] }
    group.changes.push(change)
    groups.set(key, group)
  }
  for (const { changes } of groups.values()) changes.sort((a, b) => rank(a) - rank(b))
  return [...groups.values()].sort(
    (a, b) => Number(isTechnical(a)) - Number(isTechnical(b)) || b.routes.length - a.routes.length,
  )
}

const rank = ({ kind }: Change): number => CHANGE_KINDS.indexOf(kind)

const isTechnical = ({ changes }: ChangeGroup): boolean =>
  changes.every(({ kind }) => kind === 'style' || kind === 'markup')
