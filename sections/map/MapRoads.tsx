import type { MapProps } from '../../schemas/types'
import { curve } from './curve'
import styles from './MapDrawing.module.css'
import { CUT, HEIGHT, type Point } from './projection'

type MapRoadsProps = { roads: NonNullable<MapProps['roads']>; project: (pair: number[]) => Point }

/** The roads and their shields. All edges are drawn before all surfaces, so that crossings are open. */
export function MapRoads({ roads, project }: MapRoadsProps) {
  const path = roads.map((road) => curve(road.points.map(project))).join('')
  const shields = roads.flatMap(({ name, shields = [] }) => shields.map((pair) => ({ name, ...project(pair) })))
  const whole = shields.filter(({ y }) => y > CUT + 12 && y < HEIGHT - CUT - 12)
  return (
    <>
      <g className={styles.roads}>
        <path d={path} className={styles.edge} />
        <path d={path} />
      </g>
      <g className={styles.shields}>
        {whole.map(({ name, x, y }) => (
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
