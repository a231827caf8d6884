import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const FONTS = { Besley: 'besley/files/besley', 'Public Sans': 'public-sans/files/public-sans' }

interface HtmlReport {
  /** What the browser's tab says. */
  title: string
  /** What stands above the contents: the heading, and what the report is about. */
  head: ReactNode
  /** The titles of the parts by their ids: the table of contents. */
  contents?: Record<string, string>
  /** The parts. */
  children: ReactNode
}

/** Draws a report as a page of HTML that needs no other file: fonts and styles are in it. */
export function drawHtmlReport({ title, head, contents, children }: HtmlReport): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: fontFaces() + styles() }} />
      </head>
      <body>
        <header>{head}</header>
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

const styles = () => readFileSync(resolve('scripts/html-report/report.css'), 'utf8')

const fontFaces = () =>
  Object.entries(FONTS)
    .map(([family, file]) => {
      const font = readFileSync(resolve('node_modules/@fontsource-variable', `${file}-latin-wght-normal.woff2`))
      return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}\n`
    })
    .join('')
