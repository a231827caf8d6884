import type { MapProps } from '../../schemas/types'
import { curve } from './curve'
import type { Layout } from './lay-out'
import { MapRoads } from './MapRoads'
import { MapTowns } from './MapTowns'
import { HEIGHT, toPlace, WIDTH } from './projection'
import styles from './MapDrawing.module.css'

type MapDrawingProps = Pick<MapProps, 'title' | 'roads' | 'water'> & { layout: Layout }

/** The survey lines of a plat, 76 by 75 units: "M76 0V600 … M0 75H1216 …" */
const GRID = [
  ...Array.from({ length: WIDTH / 76 - 1 }, (_, index) => `M${(index + 1) * 76} 0V${HEIGHT}`),
  ...Array.from({ length: HEIGHT / 75 - 1 }, (_, index) => `M0 ${(index + 1) * 75}H${WIDTH}`),
].join('')

/** The towns, roads and lakes as a surveyor would draw them. */
export function MapDrawing({ title, layout, roads = [], water = [] }: MapDrawingProps) {
  const project = (pair: number[]) => layout.project(toPlace(pair))
  return (
    <svg
      className={styles.plat}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
    >
      <rect width={WIDTH} height={HEIGHT} className={styles.land} />
      <path d={GRID} className={styles.grid} />
      {water.map((lake) => (
        <path key={lake.name} d={curve(lake.points.map(project), true)} className={styles.lake} />
      ))}
      {water.map((lake) => (
        <text key={lake.name} {...project(lake.label)} className={styles.water}>
          {lake.name}
        </text>
      ))}
      <MapRoads roads={roads} project={project} />
      <MapTowns layout={layout} taken={roads.flatMap((road) => road.shields ?? []).map(project)} />
    </svg>
  )
}
