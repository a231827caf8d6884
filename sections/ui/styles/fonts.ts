import { type FontMetadata, type FontSubset, fonts as installed } from 'virtual:fonts'
import type { Theme } from '../../../schemas/types'

const DEFAULTS = { display: 'besley', text: 'public-sans' }

/** A font's height over and under the base line, and fonts of the system that stand in for it. All in percent. */
interface Measures {
  ascent: number
  descent: number
  /** How much wider each must be to be as wide as ours, measured on the texts of the site's pages. */
  standIns: Record<string, number>
}

/**
 * Stand-ins with the measures of ours, so that little moves when those arrive. Georgia is on Windows, macOS and iOS, Noto
 * Serif and Roboto on Android, DejaVu on Linux. Liberation Sans is as wide as Arial.
 */
const MEASURES: Record<string, Measures> = {
  besley: { ascent: 103, descent: 29, standIns: { Georgia: 117, 'Noto Serif': 109, 'DejaVu Serif': 100 } },
  'public-sans': {
    ascent: 95,
    descent: 22.5,
    standIns: { Arial: 104.5, 'Liberation Sans': 104.5, Roboto: 105, 'DejaVu Sans': 91 },
  },
}

const GENERIC: Partial<Record<FontMetadata['category'], string>> = { display: 'sans-serif', handwriting: 'cursive' }

interface Font extends FontMetadata {
  name: string
  /** Its default subset, which every page loads. */
  main: FontSubset
  /** For the letters of other languages. */
  others: FontSubset[]
}

/** The files of a site's fonts, which every first screen needs. */
export const fontFiles = (theme?: Theme): string[] => [...new Set(fontsOf(theme).map(({ main }) => main.url))]

/** The styles that load a site's fonts and name them --font-display and --font-text. */
export function fontStyles(theme?: Theme): string {
  const fonts = fontsOf(theme)
  const [display = '', text = ''] = fonts.map(stackOf)
  const faces = new Set(fonts.map(fontFaces))
  return `${[...faces].join('')}:root{--font-display:${display};--font-text:${text}}`
}

/**
 * The styles that load letters of other languages, so that none in a text comes from another font. They must come after
 * fontStyles.
 * @param characters of all texts on a page
 * @returns nothing if the page needs no other letters, or no font has them
 */
export function otherFontStyles(characters: ReadonlySet<string>, theme?: Theme): string {
  const faces = fontsOf(theme).flatMap((font) =>
    neededSubsets(font, characters).map(
      ({ url, range }) => `@font-face{${sourceOf(font, url)};unicode-range:${range}}`,
    ),
  )
  return [...new Set(faces)].join('')
}

/** The files with the letters of other languages that headings, in one font, and other texts, in another, need. */
export function otherFontFiles(headings: ReadonlySet<string>, texts: ReadonlySet<string>, theme?: Theme): string[] {
  const [display, text] = fontsOf(theme)
  const subsets = [...(display ? neededSubsets(display, headings) : []), ...(text ? neededSubsets(text, texts) : [])]
  return [...new Set(subsets.map(({ url }) => url))]
}

/** The fewest of a font's other subsets that have these characters, as far as it has them. */
function neededSubsets({ main, others }: Font, characters: ReadonlySet<string>): FontSubset[] {
  let missing = [...characters].filter((character) => !isIn(main, character))
  const needed: FontSubset[] = []
  while (missing.length > 0) {
    const counts = others.map((subset) => missing.filter((character) => isIn(subset, character)).length)
    const most = Math.max(0, ...counts)
    const subset = others[counts.indexOf(most)]
    if (most === 0 || !subset) break
    needed.push(subset)
    missing = missing.filter((character) => !isIn(subset, character))
  }
  return needed
}

/** The first and the last characters of each range, by the ranges as they are written. */
const rangesByText = new Map<string, [first: number, last: number][]>()

function isIn({ range }: FontSubset, character: string): boolean {
  const ranges = rangesByText.get(range) ?? range.split(',').map(readRange)
  rangesByText.set(range, ranges)
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => first <= code && code <= last)
}

/** "U+0100-02BA", "U+2113" */
function readRange(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.trim().slice('U+'.length).split('-')
  return [parseInt(first, 16), parseInt(last, 16)]
}

/** The font of headings, and that of texts. */
function fontsOf(theme: Theme = {}): Font[] {
  const { display, text } = { ...DEFAULTS, ...theme.fonts }
  return [display, text].map((name) => {
    const { metadata, subsets = {} } = installed[name] ?? {}
    const { [metadata?.defSubset ?? '']: main, ...others } = subsets
    // the rule unknown-font has reported it to the author
    if (!metadata || !main) throw new Error(`The font ${name} is not installed.`)
    return { ...metadata, name, main, others: Object.values(others) }
  })
}

const stackOf = ({ name, family, category }: Font) =>
  [
    `'${family}'`,
    ...Object.keys(MEASURES[name]?.standIns ?? {}).map((local) => standInName(family, local)),
    GENERIC[category] ?? category,
  ].join()

const standInName = (family: string, local: string) => `'${family} in ${local}'`

/** How a file of a font is loaded. A font without a substitute is shown only if it is there at once, so that text never moves. */
function sourceOf({ name, family, variable: { wght }, weights }: Font, url: string): string {
  // a font without an axis for its weight has one weight, which browsers make bold
  const weight = wght ? `${wght.min} ${wght.max}` : Math.min(...weights)
  const display = MEASURES[name] ? 'swap' : 'optional'
  return `font-family:'${family}';src:url(${url}) format('woff2');font-weight:${weight};font-display:${display}`
}

/** The font's default subset and its stand-ins. */
function fontFaces(font: Font): string {
  const { ascent = 0, descent = 0, standIns = {} } = MEASURES[font.name] ?? {}
  const faces = Object.entries(standIns).map(([local, width]) => {
    // an override grows with the size as well
    const height = (percent: number) => `${Math.round((percent / width) * 100)}%`
    return `@font-face{font-family:${standInName(font.family, local)};src:local('${local}');size-adjust:${width}%;ascent-override:${height(ascent)};descent-override:${height(descent)};line-gap-override:0%}`
  })
  return [`@font-face{${sourceOf(font, font.main.url)}}`, ...faces].join('')
}
