/** How a page looks when it opens, on both kinds of screens. */
export interface PagePictures {
  desktop: FirstView
  phone: FirstView
}

/** What a visitor sees before scrolling. */
export interface FirstView {
  /** A WebP picture as a data URI. */
  picture: string
  width: number
  height: number
  /** The pictures that the browser had loaded by then, in bytes. */
  loaded: number
}
