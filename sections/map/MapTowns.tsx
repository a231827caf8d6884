import type { Layout } from './lay-out'
import styles from './MapDrawing.module.css'
import { around, placeLabels, type Box, type Label } from './place-labels'
import { CUT, HEIGHT, PHONE_WIDTH, WIDTH, type Point } from './projection'

type MapTownsProps = { layout: Layout; /** Road shields, which no name may cover. */ taken: Point[] }

/** The towns as dots with their names; the one you are in is lit. */
export function MapTowns({ layout: { towns, wide }, taken }: MapTownsProps) {
  const shields = taken.map((point) => around(point, 16))
  const labels = placeLabels(towns, shields, frame(wide ? WIDTH : PHONE_WIDTH))
  return (
    <g className={styles.towns}>
      {towns.map(({ name, x, y, here }, index) => (
        <g key={name} className={here ? styles.here : undefined}>
          {here && <circle cx={x} cy={y} r="24" className={styles.glow} />}
          <circle cx={x} cy={y} r={here ? 9 : 5.5} />
          <text x={labels[index]?.x} y={labels[index]?.y} textAnchor={anchorOf(labels[index])}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Texts start at their place where nothing else is said. */
const anchorOf = (label?: Label) => (label?.anchor === 'start' ? undefined : label?.anchor)

/** The part of the drawing that is in view everywhere. */
function frame(width: number): Box {
  return { left: (WIDTH - width) / 2, top: CUT, right: (WIDTH + width) / 2, bottom: HEIGHT - CUT }
}
