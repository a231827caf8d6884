/** What a link in the head says of a picture that the first screen shows, in React's names. */
export interface PicturePreload {
  href?: string
  type?: string
  fetchPriority?: 'high'
  imageSrcSet?: string
  imageSizes?: string
}

/** Of the rendering under way, each once. */
let asked: Map<string, PicturePreload> | undefined

/**
 * Runs a rendering and tells which pictures it wants to be fetched before the page is read. Rendering is synchronous, so
 * that no two can mix.
 * @returns its result, and the links that the head needs
 */
export function recordPreloads<T>(render: () => T): { result: T; preloads: PicturePreload[] } {
  const found = (asked = new Map<string, PicturePreload>())
  try {
    return { result: render(), preloads: [...found.values()] }
  } finally {
    asked = undefined
  }
}

/** Asks for a picture to be fetched before the page is read. */
export function preloadPicture(preload: PicturePreload): void {
  asked?.set(preload.imageSrcSet ?? preload.href ?? '', preload)
}
