import type { PageGraph } from './choose-graph'
import { type Disc, edgeBetween } from './edge-between'
import { layOutGraph } from './lay-out-graph'
import { shortRoute } from './short-route'

interface LinkMapProps {
  graph: PageGraph
  /** The number of the group of each page. */
  groupOf: Map<string, number>
  orphans: Set<string>
}

/** Which page leads to which: a node leads to the page's row in the list below. */
export function LinkMap({ graph, groupOf, orphans }: LinkMapProps) {
  const { points, width, height } = layOutGraph(graph)
  const kindOf = (index: number) => {
    const route = graph.routes[index] ?? ''
    return orphans.has(route) ? 'orphan' : `group-${(groupOf.get(route) ?? 0) % 6}`
  }
  const discs = points.map((point, index): Disc => ({
    ...point,
    // its area grows with the number of pages that lead there
    radius: Math.round(5 + 2.5 * Math.sqrt(graph.links.filter(([, to]) => to === index).length)),
  }))
  return (
    <svg
      className="map-of-links"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label="Pages and the links between them"
    >
      <defs>
        <marker id="head" viewBox="0 0 6 6" refX="6" refY="3" markerWidth="6" markerHeight="6" orient="auto">
          <path d="M0 0.5L6 3L0 5.5Z" />
        </marker>
      </defs>
      {graph.links.map(([from, to]) => (
        <LinkEdge key={`${from} ${to}`} from={from} to={to} discs={discs} />
      ))}
      {discs.map((disc, index) => (
        <LinkNode
          key={graph.routes[index]}
          route={graph.routes[index] ?? ''}
          index={index}
          disc={disc}
          kind={kindOf(index)}
        />
      ))}
    </svg>
  )
}

function LinkEdge({ from, to, discs }: { from: number; to: number; discs: Disc[] }) {
  const [one, other] = [discs[from], discs[to]]
  if (!one || !other) return null
  return <path className="link" data-from={from} data-to={to} d={edgeBetween(one, other)} markerEnd="url(#head)" />
}

function LinkNode({
  route,
  index,
  disc: { x, y, radius },
  kind,
}: {
  route: string
  index: number
  disc: Disc
  kind: string
}) {
  return (
    <a className={`node ${kind}`} href={`#links-${index}`} data-node={index} aria-label={route}>
      <title>{route}</title>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + radius + 14} textAnchor="middle">
        {shortRoute(route)}
      </text>
    </a>
  )
}
