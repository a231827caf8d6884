import { PAGE_BUDGET, SCRIPT_BUDGET } from './budgets'
import { bytes } from './bytes'
import type { PagePictures } from '../pictures/page-pictures'
import { Part } from '../Part'
import { PARTS } from '../parts'
import type { ReportPage } from '../report-data'
import { thousands } from '../thousands'
import { type WeighedPage, WeightRow } from './WeightRow'

/** More rows tell nothing new: the heaviest stand first. */
const MOST_ROWS = 60

interface WeightTableProps {
  pages: ReportPage[]
  /** By route; empty where none were taken. */
  pictures: Map<string, PagePictures>
}

/** What visitors download, page by page. */
export function WeightTable({ pages, pictures }: WeightTableProps) {
  const weighed = pages
    .filter((page): page is WeighedPage => page.weight !== undefined)
    .sort((a, b) => b.weight.html - a.weight.html)
  const [heaviest] = weighed
  if (!heaviest) {
    return <Part id="weight" title={PARTS.weight} lead="Nothing was weighed, since nothing could be built." />
  }
  const shown = weighed.slice(0, MOST_ROWS)
  const taken = shown.map(({ route }) => pictures.get(route))
  const hasPictures = taken.some((views) => views)
  const max = {
    html: Math.max(1.05 * PAGE_BUDGET, heaviest.weight.html),
    // both kinds of screens share a scale, or they could not be compared
    pictures: Math.max(1, ...taken.flatMap((views) => (views ? [views.phone.loaded, views.desktop.loaded] : []))),
  }
  const scripts = weighed.map(({ weight }) => weight.script)
  return (
    <Part
      id="weight"
      title={PARTS.weight}
      lead={
        <>
          What a visitor downloads to read a page. The line is the budget: {bytes(PAGE_BUDGET)} for a page with its
          styles, gzip. The script before a visitor does anything weighs at most {bytes(Math.max(...scripts))} of{' '}
          {bytes(SCRIPT_BUDGET)}.{' '}
          {hasPictures
            ? 'First pictures are those that the browser loads for what is seen before scrolling.'
            : 'What its pictures weigh is known when the report is made with pictures.'}
          {shown.length < weighed.length && ` The ${MOST_ROWS} heaviest of ${thousands(weighed.length)} pages.`}
        </>
      }
    >
      <table className="weights">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Page and styles</th>
            {hasPictures && <th scope="col">First pictures, telephone</th>}
            {hasPictures && <th scope="col">First pictures, desktop</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <WeightRow
              key={page.route}
              page={page}
              max={max}
              pictures={pictures.get(page.route)}
              hasPictures={hasPictures}
            />
          ))}
        </tbody>
      </table>
    </Part>
  )
}
