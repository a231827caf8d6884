import type { Path } from '../documents/json-tree'
import { type Origin, originOf } from '../resolve/origin'
import type { ResolvedPage } from '../resolved'
import { type Place, pathWithin } from './place'
import { markdownLinks } from './markdown-links'
import type { SiteText } from './site-texts'
import type { TextTree } from './text-tree'

/** A formatted text as it is found on a page. A large site has half a million of them, of which few are asked where they stand. */
export class FoundText implements SiteText {
  readonly format: string
  private links: readonly string[] | undefined

  /**
   * @param holder what the text stands in
   * @param step its name or its number there
   */
  constructor(
    readonly page: ResolvedPage,
    readonly text: string,
    private readonly about: NonNullable<TextTree['text']>,
    readonly holder: Place,
    readonly step: string | number,
  ) {
    this.format = about.format
  }

  /** The addresses of the links of a Markdown text, which is read for them once: several rules ask. */
  get markdownLinks(): readonly string[] {
    return (this.links ??= markdownLinks(this.text))
  }

  get minWidth(): number | undefined {
    return this.about.minWidth
  }

  get mayDecorate(): boolean | undefined {
    return this.about.mayDecorate
  }

  get path(): Path {
    return pathWithin(this.holder, this.step)
  }

  get origin(): Origin {
    return originOf(this.page, this.path)
  }
}
