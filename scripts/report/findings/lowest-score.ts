import { CATEGORIES, CATEGORY_NAMES } from '../../lighthouse/measurement'
import { DEVICE_NAMES } from '../lighthouse/device-names'
import { GOOD_SCORE } from '../lighthouse/good-score'
import type { ReportData } from '../report-data'
import type { Finding } from './finding'

/** The lowest score of all pages, devices and categories; none where Lighthouse did not run. */
export function lowestScore({ measurements }: ReportData): Finding | undefined {
  const scores = measurements.flatMap(({ route, device, scores }) =>
    CATEGORY_NAMES.map((name) => ({ route, device, score: scores[name], title: CATEGORIES[name].title })),
  )
  const [lowest] = scores.sort((a, b) => a.score - b.score)
  if (!lowest) return undefined
  const { route, device, score, title } = lowest
  return {
    tone: score < GOOD_SCORE ? 'warning' : 'calm',
    title: `${score} is the lowest Lighthouse score`,
    detail: `${route}, ${title}, ${DEVICE_NAMES[device]}.`,
    part: 'lighthouse',
  }
}
