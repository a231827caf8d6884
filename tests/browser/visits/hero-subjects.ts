import type { Page } from '@playwright/test'

/** A part of a picture, each edge as a share of its width or height from the top left corner. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom })

/** What each hero's picture is about, by the name of its file. */
export const SUBJECTS: Record<string, Area> = {
  'dedicated-circuit': area(0.05, 0.12, 0.97, 0.9),
  'ev-charger-1': area(0.33, 0.3, 0.85, 0.8),
  'hero-about': area(0.6, 0.38, 0.76, 0.8),
  'hero-city-allen': area(0.41, 0.28, 0.97, 0.77),
  'hero-city-anna': area(0.52, 0.38, 0.9, 0.75),
  'hero-city-celina': area(0.38, 0.36, 0.96, 0.72),
  'hero-city-fairview': area(0.42, 0.3, 0.77, 0.8),
  'hero-city-frisco': area(0.3, 0.3, 0.9, 0.8),
  'hero-city-mckinney': area(0.37, 0.13, 0.74, 0.7),
  'hero-city-melissa': area(0.37, 0.38, 0.97, 0.77),
  'hero-city-murphy': area(0.27, 0.23, 0.7, 0.82),
  'hero-city-plano': area(0.4, 0.4, 0.95, 0.89),
  'hero-city-princeton': area(0.46, 0.3, 0.86, 0.92),
  'hero-city-prosper': area(0.5, 0.38, 0.96, 0.84),
  'hero-city-wylie': area(0.5, 0.32, 0.92, 0.83),
  'hero-contact': area(0.6, 0.52, 0.91, 0.83),
  'hero-home': area(0.3, 0.3, 0.98, 0.75),
  'hero-services': area(0.4, 0.15, 0.83, 0.8),
  inspection: area(0.04, 0.24, 0.92, 0.9),
  'lighting-fixtures': area(0.21, 0.25, 0.84, 0.42),
  'outdoor-landscape': area(0.2, 0.25, 0.96, 0.75),
  outlets: area(0.09, 0.2, 0.83, 0.9),
  'poster-course': area(0.34, 0.33, 0.59, 0.64),
  'poster-generator': area(0.21, 0.28, 0.62, 0.95),
  'security-lighting': area(0.05, 0.25, 0.99, 0.75),
  'smoke-detector': area(0.42, 0.34, 0.58, 0.46),
  'surge-protector': area(0.53, 0.33, 0.82, 0.83),
  truck: area(0.14, 0.22, 0.88, 0.8),
  'workshop-board': area(0.03, 0.32, 0.92, 0.75),
  'workshop-room': area(0.03, 0.37, 0.97, 0.8),
}

/** Whether a part of a picture is known, and lies within another one. */
export const isWithin = (part: Area | undefined, whole: Area): boolean =>
  part !== undefined &&
  part.left >= whole.left &&
  part.top >= whole.top &&
  part.right <= whole.right &&
  part.bottom <= whole.bottom

/**
 * Reads which part of its hero's picture a page shows.
 * @returns undefined if it shows none
 */
export const shownPart = (page: Page): Promise<{ name: string; shown: Area } | undefined> =>
  page.evaluate(() => {
    const picture = document.querySelector<HTMLImageElement>('main > section:has(h1) img[fetchpriority]')
    if (!picture || picture.clientWidth === 0) return undefined
    const box = picture.getBoundingClientRect()
    // a picture may be higher than the frame that it moves in
    const frame = (picture.closest('.backdrop') ?? picture).getBoundingClientRect()
    const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))]
    // as object-fit: cover does
    const scale = Math.max(box.width / width, box.height / height)
    const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(parseFloat)
    const left = box.left + ((box.width - width * scale) * x) / 100
    const top = box.top + ((box.height - height * scale) * y) / 100
    return {
      // "https://example.com/images/truck.jpg"
      name: /([^/]+)\.\w+$/.exec(picture.src)?.[1] ?? '',
      shown: {
        left: (Math.max(box.left, frame.left, 0) - left) / (width * scale),
        top: (Math.max(box.top, frame.top, 0) - top) / (height * scale),
        right: (Math.min(box.right, frame.right, innerWidth) - left) / (width * scale),
        bottom: (Math.min(box.bottom, frame.bottom) - top) / (height * scale),
      },
    }
  })
