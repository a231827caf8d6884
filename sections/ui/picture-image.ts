/** The <img> of a picture, without the way in which it loads. */
export interface PictureImage {
  /** The original. */
  src: string
  alt: string
  /** Of the original, in pixels: keeps the place while the picture loads. */
  width: number
  height: number
  className?: string
}
