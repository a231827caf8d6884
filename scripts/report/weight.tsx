import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DataTable, Part } from '../html-report/components'
import { bytes, thousands } from '../html-report/format'
import { PARTS, type PageWeight, type ReportPage } from './data'
import type { PagePictures } from './pictures'

const KB = 1024

/**
 * What a page may weigh with its styles, gzip, in bytes: what a server sends in two round trips (14 KB in the first, twice as
 * much in the second), with room for pages that hold more.
 */
export const PAGE_BUDGET = 24 * KB

/** What the script of a page and all that it imports at once may weigh, gzip, in bytes: it loads the rest when it is needed. */
export const SCRIPT_BUDGET = 3 * KB

/**
 * Weighs a page of a build.
 * @param client the folder of the build's files
 * @returns undefined where the build has no such page
 */
export function weighPage(client: string, route: string): PageWeight | undefined {
  const file = join(client, route === '/' ? 'index.html' : `${route}.html`)
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const scripts = Array.from(html.matchAll(/<script[^>]* src="(\/[^"]+)"/g), ([, path = '']) => join(client, path))
  return { html: gzipSync(html).length, script: weighScripts(scripts) }
}

/** Scripts with what they import before they run: the modules of `import('…')` are loaded later. */
function weighScripts(entries: string[]): number {
  const files = new Set(entries.map((file) => resolve(file)))
  let total = 0
  // the loop also visits what is added to the set meanwhile
  for (const file of files) {
    if (!existsSync(file)) continue
    const code = readFileSync(file, 'utf8')
    total += gzipSync(code).length
    for (const [, path = ''] of code.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
      files.add(resolve(dirname(file), path))
  }
  return total
}

/** The heaviest pages stand first; more rows would add nothing new. */
const MOST_ROWS = 60

/**
 * What visitors download, page by page.
 * @param pictures by route; empty where none were taken
 */
export function Weight({ pages, pictures }: { pages: ReportPage[]; pictures: Map<string, PagePictures> }) {
  const weighed = pages
    .flatMap(({ route, weight }) => (weight ? [{ route, ...weight }] : []))
    .sort((a, b) => b.html - a.html)
  const [heaviest] = weighed
  if (!heaviest)
    return <Part id="weight" title={PARTS.weight} lead="Nothing was weighed, since nothing could be built." />
  const shown = weighed.slice(0, MOST_ROWS)
  const hasPictures = pictures.size > 0
  return (
    <Part
      id="weight"
      title={PARTS.weight}
      lead={
        <>
          What a visitor downloads to read a page. The budget is {bytes(PAGE_BUDGET)} for a page with its styles, gzip:
          a full bar. The script before a visitor does anything weighs at most{' '}
          {bytes(Math.max(...weighed.map(({ script }) => script)))} of {bytes(SCRIPT_BUDGET)}.{' '}
          {hasPictures
            ? 'First pictures are those that the browser loads for what is seen before scrolling.'
            : 'What its pictures weigh is known when the report is made with pictures.'}
          {shown.length < weighed.length && ` The ${MOST_ROWS} heaviest of ${thousands(weighed.length)} pages.`}
        </>
      }
    >
      <DataTable
        label="Weight of each page"
        className="numbers"
        columns={[
          'Page',
          'Page and styles',
          ...(hasPictures ? ['First pictures, telephone', 'First pictures, desktop'] : []),
        ]}
      >
        {shown.map(({ route, html }) => {
          const views = pictures.get(route)
          return (
            <tr key={route}>
              <th scope="row">{route}</th>
              <td className={html > PAGE_BUDGET ? 'warning' : undefined}>
                {bytes(html)} <progress value={html} max={PAGE_BUDGET} aria-hidden="true" />
              </td>
              {hasPictures && <td>{views ? bytes(views.phone.loaded) : '–'}</td>}
              {hasPictures && <td>{views ? bytes(views.desktop.loaded) : '–'}</td>}
            </tr>
          )
        })}
      </DataTable>
    </Part>
  )
}
