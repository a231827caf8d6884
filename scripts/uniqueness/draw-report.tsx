import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Thresholds, percent } from '../../renderer/pipeline/cities/compare-pages'
import { HeatMap } from './HeatMap'
import { MeasureList } from './MeasureList'
import type { MeasuredPages } from './measure-pages'

/** More would be too small to see, and too much to look at. */
const MOST_PAGES = 60

/**
 * A page of HTML that needs no other file: every pair of pages by its color and number, and the list of pages.
 */
export function drawReport({ pages, measures }: MeasuredPages, limits: Thresholds): string {
  const most = new Set(measures.slice(0, MOST_PAGES).map(({ page }) => page))
  const drawn = pages.filter((page) => most.has(page))
  const of = drawn.length < pages.length ? `the ${drawn.length} most alike of ${pages.length} pages` : 'every two pages'
  const styles = readFileSync(resolve('scripts/uniqueness/report.css'), 'utf8')
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What pages say alike</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1>What pages say alike</h1>
          <p>
            How much of what two pages say is the same, for {of}: the text of their own sections, in runs of five words,
            without the pages’ variables.
          </p>
          <ul className="legend">
            <li>
              <span className="similar">{percent(limits.similar)}</span> and more: similar pages
            </li>
            <li>
              <span className="copied">{percent(limits.copied)}</span> and more: copies
            </li>
          </ul>
          <HeatMap pages={drawn} limits={limits} />
          <h2>Page by page</h2>
          <MeasureList measures={measures} limits={limits} />
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>\n${html}\n`
}
