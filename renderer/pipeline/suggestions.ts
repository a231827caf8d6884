import { isRecord } from './documents/json-tree'
import { parseDocument } from './documents/parse-document'
import { resolvePage } from './documents/resolve'
import { FORMAT_RULES } from './rules/formats'
import type { LoadedSite, Suggestions } from './site'
import { siteFileTexts, textsOfPage } from './documents/texts'

type Parts = Omit<LoadedSite, 'suggestions'>

/** Suggestions from all documents of a site, which are read when the first suggestion is needed. */
export function suggestionsFrom(site: Parts): Suggestions {
  let found: ReturnType<typeof readAll> | undefined
  const all = () => (found ??= readAll(site))
  return {
    textsOf: (format) => (format in KNOWN ? (all().texts.get(format) ?? []) : []),
    varsElsewhere: (file) => new Set(all().vars.flatMap((page) => (page.file === file ? [] : page.names))),
  }
}

/** Suggestions from the names of files alone, for a development server that must answer at once. */
export const suggestionsFromFiles = (site: Parts): Suggestions => ({
  textsOf: (format) => KNOWN[format]?.(site) ?? [],
  varsElsewhere: () => new Set(),
})

/** What exists of a format, used or not. */
const KNOWN: Record<string, (site: Parts) => string[]> = {
  icon: () => [],
  link: ({ pages }) => pages.map(({ route }) => route),
  image: ({ images }) => [...images.keys()],
}

function readAll(site: Parts) {
  const suggestions = suggestionsFromFiles(site)
  const texts = new Map(Object.keys(KNOWN).map((format) => [format, new Set<string>()]))
  const add = ({ format, text }: { format: string; text: string }) => {
    if (FORMAT_RULES.find((rule) => rule.format === format)?.test(text)) texts.get(format)?.add(text)
  }
  if (site.document?.tree) siteFileTexts(site.document, site.data).forEach(add)
  const vars = site.pages.map(({ route, file }) => {
    const { document } = parseDocument(file, site.read(file))
    const resolution = resolvePage({ route, document }, { ...site, suggestions })
    if (resolution) textsOfPage(resolution.page).forEach(add)
    const { value } = document
    return { file, names: isRecord(value) && isRecord(value.vars) ? Object.keys(value.vars) : [] }
  })
  for (const [format, known] of Object.entries(KNOWN)) for (const text of known(site)) texts.get(format)?.add(text)
  return { texts, vars }
}
