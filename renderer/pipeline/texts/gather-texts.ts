import { type Link, linksIn, toInternal } from './internal-links'
import type { SiteText } from './site-texts'

/** What the rules about the whole site ask of the texts of one document. */
export interface TextFacts<L = Link> {
  /** The links whose target is not plainly a page: only all documents together tell whether it is there. */
  links: L[]
  /** The addresses of the site that its links name, each once. */
  targets: string[]
  /** The addresses of its pictures, each once. */
  images: string[]
}

/** @param routes linkableRoutes of all pages: links to these need no second look */
export function gatherTexts(texts: SiteText[], routes: ReadonlySet<string>): TextFacts {
  const links: Link[] = []
  const targets = new Set<string>()
  const images = new Set<string>()
  const add = (source: SiteText, link: string) => {
    if (routes.has(link)) {
      targets.add(link)
      return
    }
    const internal = toInternal(source, link)
    if (!internal) return
    if (internal.route) targets.add(internal.route)
    if (internal.anchor !== undefined || !routes.has(internal.route)) links.push(internal)
  }
  for (let i = 0; i < texts.length; i++) {
    const source = texts[i] as SiteText
    const { format } = source
    if (format === 'link') add(source, source.text)
    else if (format === 'markdown') for (const link of linksIn(source)) add(source, link)
    else if (format === 'image') images.add(source.text)
  }
  return { links, targets: [...targets], images: [...images] }
}
