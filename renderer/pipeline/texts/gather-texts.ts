import { type Link, internalLinks } from './internal-links'
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

/** @param routes the addresses of all pages: links to these need no second look */
export function gatherTexts(texts: SiteText[], routes: ReadonlySet<string>): TextFacts {
  const links: Link[] = []
  const targets = new Set<string>()
  for (const link of internalLinks(texts)) {
    if (link.route) targets.add(link.route)
    if (link.anchor !== undefined || !routes.has(link.route)) links.push(link)
  }
  const images = new Set<string>()
  for (const { format, text } of texts) if (format === 'image') images.add(text)
  return { links, targets: [...targets], images: [...images] }
}
