import { existsSync, readFileSync } from 'node:fs'
import type { Measurement } from '../../lighthouse/measurement'

/** Where `npm run lighthouse` leaves what it measured last. */
const RESULTS = 'node_modules/.cache/plat/lighthouse.json'

/**
 * What Lighthouse measured of these pages; nothing where it never ran.
 * @param routes the pages of the site: the last run may have been of another one
 */
export function readLighthouse(routes: string[], file = RESULTS): Measurement[] {
  if (!existsSync(file)) return []
  const known = new Set(routes)
  const results = JSON.parse(readFileSync(file, 'utf8')) as Measurement[]
  return results.filter(({ route }) => known.has(route))
}
