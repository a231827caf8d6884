import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FONTS = [
  { family: 'Besley', file: 'besley/files/besley-latin-wght-normal.woff2' },
  { family: 'Public Sans', file: 'public-sans/files/public-sans-latin-wght-normal.woff2' },
]

/** The files of styles/ in the order in which they hold. */
const STYLES = [
  'base',
  'head',
  'contents',
  'first',
  'parts',
  'pages',
  'dialog',
  'problems',
  'tables',
  'weight',
  'lighthouse',
  'cities',
  'links',
  'print',
]

/** The styles of the report with the fonts in them; those of the heat map hold within its part only. */
export function reportStyles(): string {
  const faces = FONTS.map(({ family, file }) => {
    const font = readFileSync(resolve('node_modules/@fontsource-variable', file)).toString('base64')
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${font})}`
  })
  const heatMap = readFileSync(resolve('scripts/uniqueness/report.css'), 'utf8')
  const own = STYLES.map((name) => readFileSync(resolve(`scripts/report/styles/${name}.css`), 'utf8'))
  return [...faces, `.uniqueness{${heatMap}}`, ...own].join('\n')
}
