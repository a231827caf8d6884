import { onSight } from './on-sight'

/** A picture loads when a tenth of it is within 50 px of the window (site-spec §9). */
const WHEN = { threshold: 0.1, rootMargin: '50px' }

/** Loads each lazy picture when it comes near the window, and the original if a variant fails. */
export function startImages(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && useOriginal(target), true)
  // pictures that failed before this script ran fire no error again
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) useOriginal(image)
  for (const picture of document.querySelectorAll<HTMLElement>('[data-lazy]')) {
    const image = picture.querySelector('img')
    if (image) onSight(image, WHEN, () => reveal(picture))
  }
  addEventListener('beforeprint', () => document.querySelectorAll<HTMLElement>('[data-lazy]').forEach(reveal))
}

function reveal(picture: HTMLElement): void {
  picture.removeAttribute('data-lazy')
  for (const part of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[data-src], [data-srcset]')) {
    const { src, srcset } = part.dataset
    if (srcset) part.srcset = srcset
    if (src) part.src = src
  }
}

function useOriginal(image: HTMLImageElement): void {
  image.parentElement?.querySelectorAll('source').forEach((source) => source.remove())
}
