import type { Colors } from 'picocolors/types'
import { alignColumns } from '../../terminal'
import { CASES, CASE_NAMES } from '../measure/measurement'
import { ratioOf } from './median-cost'
import type { Results } from './results'
import { ratio } from './units'

/** How much of its peers' times Plat takes; nothing without peers. */
export function printRatios({ towns, versions }: Results, palette: Colors): string[] {
  const peers = Object.keys(versions).filter((tool) => tool !== 'Plat')
  const rows = CASE_NAMES.flatMap((name) =>
    peers.flatMap((peer) => {
      const [wall, cpu] = [ratioOf(towns, peer, name, 'wall'), ratioOf(towns, peer, name, 'cpu')]
      if (wall === undefined) return []
      return [[CASES[name], `of ${peer}’s`, ratio(wall), cpu === undefined ? '–' : ratio(cpu)]]
    }),
  )
  if (rows.length === 0) return []
  const head = ['', '', 'wall', 'CPU'].map(palette.dim)
  return [[palette.bold('How much Plat takes'), ...alignColumns([head, ...rows])].join('\n')]
}
