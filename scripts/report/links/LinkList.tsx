import type { PageGraph } from './choose-graph'

/** Every page of a graph with the pages it leads to and those that lead to it. */
export function LinkList({ graph: { routes, links } }: { graph: PageGraph }) {
  const names = (places: number[]) => places.map((place) => routes[place]).join(', ') || 'none'
  return (
    <details className="list-of-links">
      <summary>The same as a list</summary>
      <dl>
        {routes.map((route, index) => (
          <div key={route} id={`links-${index}`}>
            <dt>{route}</dt>
            <dd>leads to: {names(links.filter(([from]) => from === index).map(([, to]) => to))}</dd>
            <dd>from: {names(links.filter(([, to]) => to === index).map(([from]) => from))}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
