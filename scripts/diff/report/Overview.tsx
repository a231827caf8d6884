import { count } from '../../../renderer/pipeline/problems/pretty'
import type { SiteDiff } from '../change'
import { headline } from '../headline'
import { listRoutes } from '../list-routes'
import { growthOf } from '../weigh'

/** Each group of pages in one line, with a link to it. */
export function Overview({ diff }: { diff: SiteDiff }) {
  const { added, removed, groups } = diff
  if (added.length + removed.length + groups.length === 0) return null
  return (
    <ol className="overview">
      {[...added.map((route) => [route, 'Page added']), ...removed.map((route) => [route, 'Page removed'])].map(
        ([route, what]) => (
          <li key={route}>
            <b>{route}</b>
            <span>{what}</span>
          </li>
        ),
      )}
      {groups.map((group, at) => (
        <li key={at}>
          <a href={`#group-${at + 1}`}>
            <span className="number">{at + 1}</span>
            {group.routes.length === 1 ? group.routes[0] : count(group.routes.length, 'page')}
          </a>
          <span>
            {headline(group.changes)}
            {group.routes.length > 1 && <small>{listRoutes(group.routes)}</small>}
          </span>
          <span className="weight">{growthOf(diff, group)}</span>
        </li>
      ))}
    </ol>
  )
}
