import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface HtmlReport {
  /** The heading, and the title in the browser's tab. */
  title: string
  /** The titles of the parts by their ids: the table of contents. */
  contents?: Record<string, string>
  children: ReactNode
}

/** Draws a report as an HTML page that needs no other file. */
export function drawHtmlReport({ title, contents, children }: HtmlReport): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: readFileSync(resolve('scripts/html-report/report.css'), 'utf8') }} />
      </head>
      <body>
        <h1>{title}</h1>
        {contents && (
          <nav aria-label="Contents">
            {Object.entries(contents).map(([id, name]) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <main>{children}</main>
      </body>
    </html>,
  )
  return `<!doctype html>\n${html}\n`
}
