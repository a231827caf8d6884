import type { MapProps } from '../../schemas/types'
import styles from './Map.module.css'
import { around, placeNames, textWidth } from './place-names'
import { HEIGHT, type Layout, type Point, WIDTH } from './projection'

/** The survey lines of a plat, 76 by 75 units: "M76 0V600 … M0 75H1216 …" */
const GRID = [
  ...Array.from({ length: WIDTH / 76 - 1 }, (_, index) => `M${(index + 1) * 76} 0V${HEIGHT}`),
  ...Array.from({ length: HEIGHT / 75 - 1 }, (_, index) => `M0 ${(index + 1) * 75}H${WIDTH}`),
].join('')

type Props = Pick<MapProps, 'title' | 'roads' | 'water'> & { layout: Layout; shops: Point[] }

/** The towns, roads and lakes as a surveyor would draw them. */
export function MapDrawing({ title, layout, roads = [], water = [], shops }: Props) {
  const { project, view } = layout
  const lakes = water.map(({ name, points, label }) => ({ name, points: points.map(project), label: project(label) }))
  const shields = roads
    .flatMap(({ name, shields = [] }) => shields.map((place) => ({ name, ...project(place) })))
    .filter(({ y }) => y - 12 > view.top && y + 12 < view.bottom)
  const taken = [
    ...shields.map((shield) => around(shield, 19, 12)),
    ...shops.map(({ x, y }) => around({ x, y: y - 20 }, 11, 12)),
    ...lakes.map(({ name, label }) => around({ x: label.x, y: label.y - 5 }, textWidth(name) * 7.5, 8)),
  ]
  return (
    <svg
      className={styles.plat}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
    >
      <path d={GRID} className={styles.grid} />
      {lakes.map(({ name, points }) => (
        <path key={name} d={curve(points, true)} className={styles.lake} />
      ))}
      {lakes.map(({ name, label }) => (
        <text key={name} {...label} className={styles.water}>
          {name}
        </text>
      ))}
      <Roads path={roads.map(({ points }) => curve(points.map(project))).join('')} shields={shields} />
      <Towns layout={layout} labels={placeNames(layout, taken)} />
      {shops.map((shop) => (
        <ShopMark key={`${shop.x} ${shop.y}`} {...shop} />
      ))}
    </svg>
  )
}

/** Where the business is: a pin that stands on the place, so that a town's dot and name stay free. */
export function ShopMark({ x, y }: Point) {
  return (
    <path
      d={`M${x} ${y - 4}c-2-8-11-11-11-19a11 11 0 1 1 22 0c0 8-9 11-11 19zm0-15a4 4 0 1 0 0-8 4 4 0 0 0 0 8z`}
      className={styles.shop}
    />
  )
}

/** The roads and their shields. All edges are drawn before all surfaces, so that crossings are open. */
function Roads({ path, shields }: { path: string; shields: (Point & { name?: string })[] }) {
  return (
    <>
      <g className={styles.roads}>
        <path d={path} className={styles.edge} />
        <path d={path} />
      </g>
      <g className={styles.shields}>
        {shields.map(({ name, x, y }) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 19} y={y - 12} width="38" height="24" rx="6" />
            <text x={x} y={y + 5}>
              {name}
            </text>
          </g>
        ))}
      </g>
    </>
  )
}

/** The towns as dots with their names; the one you are in is lit. */
function Towns({ layout: { towns }, labels }: { layout: Layout; labels: ReturnType<typeof placeNames> }) {
  return (
    <g className={styles.towns}>
      {towns.map(({ name, x, y, here }, index) => {
        const label = labels[index]
        return (
          <g key={name} className={here ? styles.here : undefined}>
            {here && <circle cx={x} cy={y} r="24" className={styles.glow} />}
            <circle cx={x} cy={y} r={here ? 9 : 5.5} />
            {label && (
              <text x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/**
 * A smooth path through all points (Catmull-Rom as Bézier curves). Each curve starts in the direction in which the one
 * before ended, so that SVG's short form "s" holds it: the second control point and the end, relative to the start.
 */
function curve(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points
  if (!first) return ''
  const stops = closed ? [...rest, first] : rest
  const curves = stops.map((to, index) => {
    const from = points[index] ?? first
    const after = stops[index + 1] ?? (closed ? (stops[0] ?? to) : to)
    const numbers = [to.x - from.x - (after.x - from.x) / 6, to.y - from.y - (after.y - from.y) / 6]
    // a minus sign is separator enough
    return `s${[...numbers.map(Math.round), to.x - from.x, to.y - from.y].join(' ').replaceAll(' -', '-')}`
  })
  return `M${first.x} ${first.y}${curves.join('')}${closed ? 'z' : ''}`
}
