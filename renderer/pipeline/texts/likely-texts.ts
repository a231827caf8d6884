import type { Images } from '../images/public-folder'
import { FORMAT_RULES } from '../rules/formats/registry'
import type { SiteText } from './site-texts'

/** What texts of a format are likely to be. */
export type Likely = (format: string) => string[]

/**
 * What a wrong text of a format was likely to be: the icons, links and pictures that the site uses elsewhere,
 * and the pages and pictures it has. Other formats hold what stands in one place only.
 * @param allTexts reads the texts of the whole site; it is called once at most, when the first suggestion is needed
 */
export function likelyTexts(routes: () => string[], images: Images, allTexts: () => Iterable<SiteText>): Likely {
  const found = new Map<string, string[]>()
  const known: Record<string, () => Iterable<string>> = { icon: () => [], link: routes, image: () => images.keys() }
  const look = () => {
    const used = new Map(Object.keys(known).map((format) => [format, new Set<string>()]))
    for (const { format, text } of allTexts()) {
      if (FORMAT_RULES.find((rule) => rule.format === format)?.test(text)) used.get(format)?.add(text)
    }
    for (const [format, texts] of used) found.set(format, [...new Set([...texts, ...(known[format]?.() ?? [])])])
  }
  return (format) => {
    if (!(format in known)) return []
    if (found.size === 0) look()
    return found.get(format) ?? []
  }
}
