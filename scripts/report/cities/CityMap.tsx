import { percent } from '../../../renderer/pipeline/cities/compare-pages'
import { HeatMap } from '../../uniqueness/HeatMap'
import { MeasureList } from '../../uniqueness/MeasureList'
import type { CityComparison } from './compare-cities'
import { Part } from '../Part'
import { PARTS } from '../parts'
import { thousands } from '../thousands'

/** More would be too small to see. */
const MOST_PAGES = 40

/** What the pages of the cities have in common: every pair, and each page with its nearest. */
export function CityMap({ cities: { pages, measures, limits } }: { cities: CityComparison }) {
  if (measures.length < 2) {
    return <Part id="cities" title={PARTS.cities} lead="There are no two pages of cities to compare." />
  }
  const most = measures.slice(0, MOST_PAGES)
  const drawn = new Set(most.map(({ page }) => page))
  const rest =
    most.length < measures.length ? ` The ${MOST_PAGES} most alike of ${thousands(measures.length)} pages.` : ''
  return (
    <Part
      id="cities"
      title={PARTS.cities}
      lead={
        <>
          How much of what two pages of cities say is the same: their own sections, in runs of five words. From{' '}
          <span className="key similar">{percent(limits.similar)}</span> on they are similar, from{' '}
          <span className="key copied">{percent(limits.copied)}</span> on copies.{rest}
        </>
      }
    >
      <div className="uniqueness">
        <HeatMap pages={pages.filter((page) => drawn.has(page))} limits={limits} />
        <details open>
          <summary>Page by page</summary>
          <MeasureList measures={most} limits={limits} />
        </details>
      </div>
    </Part>
  )
}
