import { count } from '../../../renderer/pipeline/problems/pretty'
import { percent } from '../../../renderer/pipeline/cities/compare-pages'
import { PAGE_BUDGET } from '../weight/budgets'
import { bytes } from '../weight/bytes'
import type { ReportData, ReportPage } from '../report-data'
import type { Finding } from './finding'

/** The pages over their budget, else the one that is nearest to it; none without a build. */
export function heaviestPage({ pages }: ReportData): Finding | undefined {
  const weightOf = ({ weight }: ReportPage) => weight?.html ?? 0
  const [heaviest] = pages.filter(({ weight }) => weight).sort((a, b) => weightOf(b) - weightOf(a))
  if (!heaviest) return undefined
  const over = pages.filter((page) => weightOf(page) > PAGE_BUDGET)
  const share = percent(weightOf(heaviest) / PAGE_BUDGET)
  const isOver = over.length > 0
  return {
    tone: isOver ? 'warning' : 'calm',
    title: isOver ? `${count(over.length, 'page')} over the budget` : `${heaviest.route} is the heaviest page`,
    detail: `${isOver ? `${heaviest.route} weighs most: ` : ''}${bytes(weightOf(heaviest))} with its styles, gzip: ${share} of its budget.`,
    part: 'weight',
  }
}
