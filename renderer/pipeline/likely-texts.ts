import type { Images } from './public-folder'
import type { ResolvedSite } from './resolved'
import { FORMAT_RULES } from './rules/formats/registry'
import { siteTexts } from './site-texts'

/**
 * What a wrong text of a format was likely to be: the icons, links and pictures that the site uses elsewhere,
 * and the pages and pictures it has. Other formats hold what stands in one place only.
 * @returns a function from a format to texts; it looks at the site when it is first asked
 */
export function likelyTexts({ pages, ...rest }: ResolvedSite, images: Images): (format: string) => string[] {
  const known: Record<string, string[]> = {
    icon: [],
    link: pages.map(({ route }) => route),
    image: [...images.keys()],
  }
  let texts: ReturnType<typeof siteTexts> | undefined
  return (format) => {
    const rule = FORMAT_RULES.find((rule) => rule.format === format)
    const others = known[format]
    if (!rule || !others) return []
    texts ??= siteTexts({ pages, ...rest })
    const used = texts.filter((text) => text.format === format && rule.test(text.text)).map(({ text }) => text)
    return [...new Set([...used, ...others])]
  }
}
