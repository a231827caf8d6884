import type { DocumentChange } from './changes'
import type { DocumentId, FieldPlace, SectionInfo } from './documents'

export interface PreviewRequest {
  document: DocumentId
  changes: DocumentChange[]
}

export interface Preview {
  /** The whole page without the scripts that Vite and Vike add to it; undefined if it has errors, so that it can't be rendered. */
  html?: string
  sections: SectionInfo[]
}

/** A part of a page around its sections, by its element. */
export type Landmark = 'header' | 'footer'

export interface LocateRequest {
  document: DocumentId
  /** Those that the page in the frame shows and that aren't written. */
  changes?: DocumentChange[]
  /** The number in the comment in front of the section, minus one; or the landmark that it is in; null for the rest of the page. */
  position: number | Landmark | null
  /** All text nodes of the section (or of all that `position` names) in their order, with white space collapsed, without empty ones. */
  texts?: string[]
  /** Which of them was clicked. */
  index?: number
  /** The address of the picture that was clicked instead: what its src, data-src or srcset names. */
  picture?: string
}

export interface Located {
  /** The field; undefined if no field holds the text, such as a word that is part of the component. */
  field?: FieldPlace
  /** The field's pointer in the section as the page shows it: "/items/2/text"; undefined if the section's form doesn't have it. */
  dataPointer?: string
  /** In the page's own list. */
  section?: number
  /** Whether the field holds exactly this text, without Markdown and variables, so that it can be typed on the page. */
  isPlain: boolean
}
