import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { CityMap } from './cities/CityMap'
import { Contents } from './Contents'
import { FirstThings } from './findings/FirstThings'
import { LighthouseScores } from './lighthouse/LighthouseScores'
import { Links } from './links/Links'
import type { Finding } from './findings/finding'
import type { PagePictures } from './pictures/page-pictures'
import { PageGroups } from './pages/PageGroups'
import { ProblemList } from './problems/ProblemList'
import type { ReportData } from './report-data'
import { ReportHead } from './ReportHead'
import { reportStyles } from './report-styles'
import { WeightTable } from './weight/WeightTable'

/** What is shown of a site's data. */
interface Drawing {
  findings: Finding[]
  /** The routes of the pages that are shown one by one. */
  shown: Set<string>
  /** By route; empty where none were taken. */
  pictures: Map<string, PagePictures>
}

/**
 * Draws a report as a page of HTML that needs no other file.
 */
export function drawReport(data: ReportData, { findings, shown, pictures }: Drawing): string {
  const { name, pageCount, pages, problems, measurements, cities } = data
  const script = readFileSync(resolve('scripts/report/report-page.js'), 'utf8')
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Report: ${name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: reportStyles() }} />
      </head>
      <body>
        <ReportHead data={data} />
        <Contents />
        <main>
          <FirstThings findings={findings} />
          <PageGroups data={data} pictures={pictures} shown={shown} />
          <ProblemList problems={problems} pages={pageCount} />
          <WeightTable pages={pages} pictures={pictures} />
          <LighthouseScores measurements={measurements} />
          <CityMap cities={cities} />
          <Links data={data} />
        </main>
        <dialog aria-label="A page, larger">
          <form method="dialog">
            <button type="submit">Close</button>
          </form>
          <div data-place />
        </dialog>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${html}\n`
}
