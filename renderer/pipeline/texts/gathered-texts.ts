import { append } from '../documents/append'
import type { TextFacts } from './gather-texts'
import type { Link } from './internal-links'
import { LinkSources } from './link-sources'

/** What the rules about the whole site ask of all texts: where links lead, and which pictures are named. */
export class GatheredTexts {
  readonly links: Link[] = []
  readonly linkSources = new LinkSources()
  readonly namedImages = new Set<string>()

  /** @param from the address that the texts stand at; none for what no page shows */
  add({ links, targets, images }: TextFacts, from?: string): void {
    append(this.links, links)
    if (from !== undefined) for (const target of targets) this.linkSources.add(target, from)
    for (const image of images) this.namedImages.add(image)
  }
}
