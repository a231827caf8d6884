import type { FormattedText } from './formatted-texts'
import type { Path } from '../documents/json-tree'
import { type Origin, originOf } from '../resolve/origin'
import type { ResolvedPage } from '../resolved'
import type { SiteText } from './site-texts'

/** A formatted text of a page of which a record is left. */
export class PageText implements SiteText {
  readonly path: Path
  readonly format: string
  readonly text: string
  readonly minWidth: number | undefined
  readonly mayDecorate: boolean | undefined

  constructor(
    { path, format, text, minWidth, mayDecorate }: FormattedText,
    readonly page: ResolvedPage,
  ) {
    this.path = path
    this.format = format
    this.text = text
    this.minWidth = minWidth
    this.mayDecorate = mayDecorate
  }

  get origin(): Origin {
    return originOf(this.page, this.path)
  }
}
