/** A rectangle of pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** A picture within a document, as an address that holds it. */
export interface Picture {
  url: string
  width: number
  height: number
}

/** A part of a page on both sides, where they look different. */
export interface RegionPictures {
  name: string
  /** Of the window, in CSS pixels. */
  width: number
  /** Not there: it was added. */
  before?: Picture
  /** Not there: it was removed. */
  after?: Picture
  /** What differs in red; only where there are both. */
  difference?: Picture
}

/** What is to be seen of one page. */
export interface PagePictures {
  route: string
  regions: RegionPictures[]
  /** How many parts may look different but are not shown, to keep the report small. */
  left: number
}
