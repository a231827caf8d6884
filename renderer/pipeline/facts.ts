import type { Page } from '../../schemas/types'
import { anchorsOf } from '../../sections/anchors'
import { listsCities } from '../../sections/lists-cities'
import { type CityFacts, cityFacts } from './cities/city-facts'
import { type OwnSection, comparedShare, ownText } from './cities/own-text'
import type { PageSource, ResolvedPage } from './documents/document'
import type { Problem } from './problems/problem'
import type { Variables } from './documents/variables'
import { internalLinks, type SiteText } from './documents/texts'

/**
 * What the rest of the site needs to know about a page: plain data that a thread can send and a file can hold. To find out
 * where something stands in the document, the page is opened again.
 */
export interface PageFacts {
  /** Its address: "/plano". */
  route: string
  /** Its document's path, as people read it. */
  file: string
  /** Whether the document is JSON. */
  isReadable: boolean
  /** Whether the page satisfies its schema, with all of its shared sections in place. */
  isValid: boolean
  /** The problems of the page alone. Its warnings count only on a site without errors. */
  problems: Problem[]
  title: string
  description: string
  /** False where search engines must not list it. */
  index: boolean
  /** The address that search engines list in place of its own. */
  canonical?: string
  /** Its other addresses; an entry that is no text is "". */
  aliases: string[]
  /** Its own variables. */
  vars: Variables
  /** The names of the shared sections on it. */
  shared: string[]
  /** The ids that links can lead to. */
  anchors: string[]
  /** The links within the site, as they are written, each once: "/plano#faq". */
  links: string[]
  /** The addresses of its pictures, each once. */
  images: string[]
  /** Whether it shows a list of cities. */
  listsCities: boolean
  /** What it says about its city, where its vars name one. */
  city?: CityFacts
  /** The text of a city page that is compared with others, where search engines may list it. */
  own?: OwnSection[]
}

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

/**
 * The facts of an opened page.
 * @param problems those of the page alone
 */
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
