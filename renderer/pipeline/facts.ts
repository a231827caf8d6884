import type { Page } from '../../schemas/types'
import { anchorsOf, listsCities } from '../../sections/section-facts'
import { cityFacts } from './cities/city-facts'
import { comparedShare, ownText } from './cities/own-text'
import type { PageSource, ResolvedPage, SiteText } from './documents/document'
import { internalLinks } from './documents/texts'
import type { Problem } from './problems/problem'
import type { PageFacts } from './site'

/** What opening a page found out, where its document is JSON. */
interface Findings {
  resolved: ResolvedPage
  /** The page, where it satisfies its schema. */
  valid: Page | undefined
  /** The texts that have a format, except those with an unknown variable. */
  texts: SiteText[]
  /** How many pages the site has. */
  pageCount: number
}

/** The facts of an opened page. */
export function factsOf({ route, document }: PageSource, problems: Problem[], found?: Findings): PageFacts {
  const { valid, texts = [] }: Partial<Findings> = found ?? {}
  const { data = {}, vars = {}, used = [] }: Partial<ResolvedPage> = found?.resolved ?? {}
  const { title, description, index, canonical, aliases } = data
  const links = internalLinks(texts).map(({ link }) => link)
  const images = texts.flatMap(({ format, text }) => (format === 'image' ? [text] : []))
  const city = found && valid && cityFacts(found.resolved)
  const own = found && city && ownText(found.resolved, comparedShare(found.pageCount))
  return {
    route,
    file: document.file,
    isReadable: found !== undefined,
    isValid: valid !== undefined,
    problems,
    title: textOf(title),
    description: textOf(description),
    index: index !== false,
    ...(typeof canonical === 'string' && { canonical }),
    aliases: Array.isArray(aliases) ? aliases.map(textOf) : [],
    vars,
    shared: used,
    anchors: valid?.sections.flatMap(anchorsOf) ?? [],
    links: [...new Set(links)],
    images: [...new Set(images)],
    listsCities: valid?.sections.some(listsCities) ?? false,
    ...(city && { city }),
    ...(own && { own }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
