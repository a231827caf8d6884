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
 * What the rest of the site needs to know of a page: plain data, which a thread can send, a file can hold, and reports
 * can read. Where something of it stands in the document is found by opening the page again.
 */
export interface PageFacts {
  /** Its address: "/plano". */
  route: string
  /** Its document, as it is shown to people. */
  file: string
  /** Whether the document is JSON at all. */
  isReadable: boolean
  /** Whether the page holds what its schema says, with all of its shared sections in place. */
  isValid: boolean
  /** What is wrong with it by itself: errors, and what warnings there would be on a site without errors. */
  problems: Problem[]
  title: string
  description: string
  /** False where search engines are kept from it. */
  index: boolean
  /** The address that search engines keep in place of its own. */
  canonical?: string
  /** Its other addresses. What is no text among them is "". */
  aliases: string[]
  /** Its own variables. */
  vars: Variables
  /** The names of the shared sections on it. */
  shared: string[]
  /** The ids that links can lead to. */
  anchors: string[]
  /** The links that stay on the site, as they are written, each once: "/plano#faq". */
  links: string[]
  /** The addresses of its pictures, each once. */
  images: string[]
  /** Whether it shows a list of cities. */
  listsCities: boolean
  /** What it says of its city, where its vars name one. */
  city?: CityFacts
  /** What of a city's page is compared with others, where search engines may show it. */
  own?: OwnSection[]
}

/** What was found of a page when it was opened, where its document is JSON. */
interface Findings {
  resolved: ResolvedPage
  /** The page, where it holds what its schema says. */
  valid: Page | undefined
  /** The texts whose schema gives them a format, but for those with a variable that nobody knows. */
  texts: SiteText[]
  /** How many pages the site has. */
  pageCount: number
}

/**
 * The facts of a page that was opened.
 * @param problems what is wrong with it by itself
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
