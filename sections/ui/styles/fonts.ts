import { type FontMetadata, fonts as installed } from 'virtual:fonts'
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
  url: string
}

/** The files of a site's fonts, which every first screen needs. */
export const fontFiles = (theme?: Theme): string[] => [...new Set(fontsOf(theme).map(({ url }) => url))]

/** The styles that load a site's fonts and name them --font-display and --font-text. */
export function fontStyles(theme?: Theme): string {
  const fonts = fontsOf(theme)
  const [display = '', text = ''] = fonts.map(stackOf)
  const faces = new Set(fonts.map(fontFace))
  return `${[...faces].join('')}:root{--font-display:${display};--font-text:${text}}`
}

/** The font of headings, and that of texts. */
function fontsOf(theme: Theme = {}): Font[] {
  const { display, text } = { ...DEFAULTS, ...theme.fonts }
  return [display, text].map((name) => {
    const font = installed[name]
    // the rule unknown-font has reported it to the author
    if (!font) throw new Error(`The font ${name} is not installed.`)
    return { ...font.metadata, name, url: font.url }
  })
}

const stackOf = ({ name, family, category }: Font) =>
  [
    `'${family}'`,
    ...Object.keys(MEASURES[name]?.standIns ?? {}).map((local) => standInName(family, local)),
    GENERIC[category] ?? category,
  ].join()

const standInName = (family: string, local: string) => `'${family} in ${local}'`

/** A font without a substitute is shown only if it is there at once, so that text never moves. */
function fontFace({ name, family, url, variable: { wght } }: Font): string {
  const measures = MEASURES[name]
  const face = `font-family:'${family}';src:url(${url}) format('woff2');font-weight:${wght.min} ${wght.max}`
  if (!measures) return `@font-face{${face};font-display:optional}`
  const standIns = Object.entries(measures.standIns).map(([local, width]) => {
    // an override grows with the size as well
    const height = (percent: number) => `${Math.round((percent / width) * 100)}%`
    return `@font-face{font-family:${standInName(family, local)};src:local('${local}');size-adjust:${width}%;ascent-override:${height(measures.ascent)};descent-override:${height(measures.descent)};line-gap-override:0%}`
  })
  return [`@font-face{${face};font-display:swap}`, ...standIns].join('')
}
