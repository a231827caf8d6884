import { percent } from '../../../renderer/pipeline/cities/compare-pages'
import type { ReportData } from '../report-data'
import type { Finding } from './finding'

/** The two pages of cities that have most in common; none where no two share a run of words. */
export function mostAlike({ cities: { measures, limits } }: ReportData): Finding | undefined {
  const [first] = measures
  if (!first?.twin) return undefined
  const { page, twin } = first
  return {
    tone: twin.similarity >= limits.similar ? 'warning' : 'calm',
    title: `${page.route} and ${twin.route} are the most alike`,
    detail: `${percent(twin.similarity)} of what they say is the same; from ${percent(limits.similar)} on pages are similar.`,
    part: 'cities',
  }
}
