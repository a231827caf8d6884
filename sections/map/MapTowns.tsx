import type { Layout } from './lay-out'
import styles from './MapDrawing.module.css'
import type { Box } from './boxes'
import type { Label } from './name-places'
import { placeLabels } from './place-labels'
import { settleLabels } from './settle-labels'
import { CUT, HEIGHT, PHONE_WIDTH, WIDTH, type Point } from './projection'

type MapTownsProps = { layout: Layout; /** Road shields, which no name may cover. */ taken: Point[] }

/** The towns as dots with their names; the one you are in is lit. */
export function MapTowns({ layout: { towns, wide, partial }, taken }: MapTownsProps) {
  const shields = taken.map(shieldBox)
  const view = frame(wide ? WIDTH : PHONE_WIDTH)
  const placed = placeLabels(towns, shields, view)
  const labels = partial ? settleLabels(towns, placed, shields, view) : placed
  return (
    <g className={styles.towns}>
      {towns.map(({ name, x, y, here }, index) => (
        <g key={name} className={here ? styles.here : undefined}>
          {here && <circle cx={x} cy={y} r="24" className={styles.glow} />}
          <circle cx={x} cy={y} r={here ? 9 : 5.5} />
          <Name label={labels[index]}>{name}</Name>
        </g>
      ))}
    </g>
  )
}

function Name({ label, children }: { label?: Label; children: string }) {
  if (!label) return null
  const { x, y, anchor } = label
  // texts start at their place where nothing else is said
  return (
    <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
      {children}
    </text>
  )
}

function shieldBox({ x, y }: Point): Box {
  return { left: x - 16, top: y - 16, right: x + 16, bottom: y + 16 }
}

/** The part of the drawing that is in view everywhere. */
function frame(width: number): Box {
  return { left: (WIDTH - width) / 2, top: CUT, right: (WIDTH + width) / 2, bottom: HEIGHT - CUT }
}
