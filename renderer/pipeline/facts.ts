import type { Page } from '../../schemas/types'
import { anchorsOf } from '../../sections/anchors'
import { listsCities } from '../../sections/lists-cities'
import { type CityFacts, cityFacts } from './cities/city-facts'
import { type OwnSection, comparedShare, ownText } from './cities/own-text'
import type { PageSource } from './documents/document'
import type { Problem } from './problem'
import type { Variables } from './resolve/variables'
import type { ResolvedPage } from './resolved'
import { internalLinks } from './texts/links'
import type { SiteText } from './texts/site-texts'

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

/** The facts of a document that is no JSON. */
export const factsOfUnreadable = ({ route, document: { file } }: PageSource, problems: Problem[]): PageFacts => ({
  route,
  file,
  isReadable: false,
  isValid: false,
  problems,
  title: '',
  description: '',
  index: true,
  aliases: [],
  vars: {},
  shared: [],
  anchors: [],
  links: [],
  images: [],
  listsCities: false,
})

/** What was found of a page when it was opened. */
interface Findings {
  resolved: ResolvedPage
  /** The page, where it holds what its schema says. */
  valid: Page | undefined
  /** The texts whose schema gives them a format, but for those with a variable that nobody knows. */
  texts: SiteText[]
  /** The names of the shared sections on it. */
  shared: string[]
  problems: Problem[]
  /** How many pages the site has. */
  pageCount: number
}

/** The facts of a page that was opened. */
export function factsOf({ resolved, valid, texts, shared, problems, pageCount }: Findings): PageFacts {
  const { route, document, data, vars } = resolved
  const { title, description, index, canonical, aliases } = data
  const links = internalLinks(texts).map(({ link }) => link)
  const images = texts.flatMap(({ format, text }) => (format === 'image' ? [text] : []))
  const city = valid && cityFacts(resolved)
  const own = city && ownText(resolved, comparedShare(pageCount))
  return {
    route,
    file: document.file,
    isReadable: true,
    isValid: valid !== undefined,
    problems,
    title: textOf(title),
    description: textOf(description),
    index: index !== false,
    ...(typeof canonical === 'string' && { canonical }),
    aliases: Array.isArray(aliases) ? aliases.map(textOf) : [],
    vars,
    shared,
    anchors: valid?.sections.flatMap(anchorsOf) ?? [],
    links: [...new Set(links)],
    images: [...new Set(images)],
    listsCities: valid?.sections.some(listsCities) ?? false,
    ...(city && { city }),
    ...(own && { own }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
