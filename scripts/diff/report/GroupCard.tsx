import { count } from '../../../renderer/pipeline/problems/pretty'
import { CHANGE_KINDS } from '../change'
import { ChangeList } from './ChangeList'
import { PageFigures } from './PageFigures'
import type { IllustratedGroup } from './home-groups'

/** Routes that are shown at once. */
const MOST_ROUTES = 14

/** What some pages have in common: their names, what changed, and how it looks. */
export function GroupCard({ group, number, weight }: { group: IllustratedGroup; number: number; weight: string }) {
  const { routes, changes, pages } = group
  return (
    <section className="card" id={`group-${number}`}>
      <header>
        <h2>
          <span className="number">{number}</span> {routes.length === 1 ? routes[0] : count(routes.length, 'page')}
        </h2>
        <p className="weight">HTML {weight}</p>
      </header>
      {routes.length > 1 && <Routes routes={routes} />}
      {CHANGE_KINDS.map((kind) => {
        const ofKind = changes.filter((change) => change.kind === kind)
        return ofKind.length > 0 && <ChangeList key={kind} kind={kind} changes={ofKind} />
      })}
      <PageFigures pages={pages} />
    </section>
  )
}

function Routes({ routes }: { routes: string[] }) {
  const list = (some: string[]) => (
    <ul className="routes">
      {some.map((route) => (
        <li key={route}>{route}</li>
      ))}
    </ul>
  )
  if (routes.length <= MOST_ROUTES) return list(routes)
  return (
    <details>
      <summary>
        {routes.slice(0, 3).join(', ')} and {count(routes.length - 3, 'more page')}
      </summary>
      {list(routes)}
    </details>
  )
}
