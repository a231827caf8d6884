import { type Link, internalLinks } from './internal-links'
import { LinkSources } from './link-sources'
import { PageText } from './page-text'
import { append } from '../documents/append'
import type { ResolvedPage } from '../resolved'
import type { SiteText } from './site-texts'

/** Gathers what the rules about the whole site ask of texts: where links lead, and which pictures are named. */
export class GatheredTexts {
  readonly links: Link[] = []
  readonly linkSources = new LinkSources()
  readonly namedImages = new Set<string>()

  /** @param routes the addresses of all pages: links to these need no second look */
  constructor(private readonly routes: ReadonlySet<string>) {}

  /**
   * @param from the address that the texts stand at; none for what no page shows
   * @param page what is kept of their page
   */
  add(texts: SiteText[], from?: string, page?: ResolvedPage): void {
    for (const { format, text } of texts) if (format === 'image') this.namedImages.add(text)
    for (const link of internalLinks(texts)) {
      if (from !== undefined && link.route) this.linkSources.add(link.route, from)
      if (link.anchor === undefined && this.routes.has(link.route)) continue
      this.links.push(page ? { ...link, source: new PageText(link.source, page) } : link)
    }
  }

  /** Adds what was gathered of the texts that follow. */
  append(next: GatheredTexts): void {
    append(this.links, next.links)
    this.linkSources.append(next.linkSources.origins)
    for (const image of next.namedImages) this.namedImages.add(image)
  }
}
