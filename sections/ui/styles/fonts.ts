import type { Theme } from '../../../schemas/types'

/** What a package of fontsource says of its font. */
interface Metadata {
  family: string
  category: 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace'
  variable: { wght: { min: string; max: string } }
}

/** The installed packages of variable fonts, https://fontsource.org. */
const METADATA = import.meta.glob<Metadata>('/node_modules/@fontsource-variable/*/metadata.json', {
  import: 'default',
  eager: true,
})
const FILES = import.meta.glob<string>('/node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

const DEFAULTS = { display: 'besley', text: 'public-sans' }

/**
 * Fonts of the system with the measures of ours, so that little moves when those arrive. Liberation Sans is as wide as
 * Arial, Roboto nearly.
 */
const FALLBACKS: Record<string, string> = {
  besley: "src:local('Georgia');size-adjust:112%;ascent-override:92%;descent-override:26%",
  'public-sans':
    "src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:104%;ascent-override:91%;descent-override:22%",
}

const GENERIC: Partial<Record<Metadata['category'], string>> = { display: 'sans-serif', handwriting: 'cursive' }

interface Font extends Metadata {
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
    const folder = `/node_modules/@fontsource-variable/${name}`
    const metadata = METADATA[`${folder}/metadata.json`]
    const url = FILES[`${folder}/files/${name}-latin-wght-normal.woff2`]
    // the rule unknown-font has told the author before
    if (!metadata || !url) throw new Error(`The font ${name} is not installed.`)
    return { ...metadata, name, url }
  })
}

const stackOf = ({ name, family, category }: Font) =>
  [`'${family}'`, ...(name in FALLBACKS ? [`'${family} Fallback'`] : []), GENERIC[category] ?? category].join()

/** A font whose measures no font of the system has is shown only if it is there at once: text never moves. */
function fontFace({ name, family, url, variable: { wght } }: Font): string {
  const fallback = FALLBACKS[name]
  const display = fallback ? 'swap' : 'optional'
  return [
    `@font-face{font-family:'${family}';src:url(${url}) format('woff2');font-weight:${wght.min} ${wght.max};font-display:${display}}`,
    ...(fallback ? [`@font-face{font-family:'${family} Fallback';${fallback};line-gap-override:0%}`] : []),
  ].join('')
}
