import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteDiff } from '../change'
import type { PagePictures } from '../pictures/picture'
import { verdict } from '../verdict'
import { growthOf } from '../weigh'
import { FileList } from './FileList'
import { GroupCard } from './GroupCard'
import { Overview } from './Overview'
import { PageFigures } from './PageFigures'
import { PageTable } from './PageTable'
import { illustrateGroups } from './home-groups'

const file = (name: string): string => readFileSync(resolve('scripts/diff/report', name), 'utf8')

/**
 * A page of HTML that needs no other file: what changed in a line for each group of pages, then all of it.
 * @param pictures of the pages that changed; none where they were not asked for
 */
export function drawReport(diff: SiteDiff, pictures: PagePictures[]): string {
  const { against, added, removed, files, notes } = diff
  const whole = pictures.filter(({ route }) => added.includes(route) || removed.includes(route))
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{verdict(diff)}</title>
        <style dangerouslySetInnerHTML={{ __html: file('report.css') }} />
      </head>
      <body>
        <main>
          <h1>{verdict(diff).replace(/\.$/, '')}</h1>
          <p className="against">
            The working tree, compared with <b>{against.ref}</b> ({against.commit.slice(0, 7)}).
          </p>
          {notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
          <Overview diff={diff} />
          {illustrateGroups(diff, pictures).map((group, at) => (
            <GroupCard key={at} number={at + 1} group={group} weight={growthOf(diff, group)} />
          ))}
          {whole.length > 0 && (
            <section className="card">
              <header>
                <h2>Pages added and removed</h2>
              </header>
              <PageFigures pages={whole} />
            </section>
          )}
          {diff.changed.length > 1 && <PageTable diff={diff} />}
          {files.length > 0 && <FileList diff={diff} />}
        </main>
        <dialog aria-label="Picture">
          <form method="dialog">
            <button type="submit">Close</button>
          </form>
          <img alt="" />
        </dialog>
        <script dangerouslySetInnerHTML={{ __html: file('zoom.js') }} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${html}\n`
}
