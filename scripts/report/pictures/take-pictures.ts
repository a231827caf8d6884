import { type Browser, type BrowserContextOptions, type Page, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, OFFLINE } from '../../browsers'
import type { FirstView, PagePictures } from './page-pictures'
import { toThumbnail } from './to-thumbnail'

/** A laptop, and a telephone that shows two dots for each pixel of CSS, as most do at least. */
const SCREENS: Record<keyof PagePictures, { context: BrowserContextOptions; width: number }> = {
  desktop: { context: { viewport: { width: 1440, height: 900 } }, width: 720 },
  phone: { context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }, width: 320 },
}

/** What the pages are looked at with. */
interface Rig {
  /** Where they are served, without a slash at its end. */
  origin: string
  /** The path of a Chromium. */
  executablePath: string
}

/**
 * Takes pictures of pages as they open: two pages at a time, one for each screen.
 * @param update is told how many pictures are taken, of how many
 */
export async function takePictures(
  { origin, executablePath }: Rig,
  routes: string[],
  update: (done: number, total: number) => void,
): Promise<Map<string, PagePictures>> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, OFFLINE] })
  let done = 0
  const look = (screen: keyof PagePictures) =>
    lookAtPages(browser, origin, routes, screen, () => update(++done, 2 * routes.length))
  try {
    const [desktop, phone] = await Promise.all([look('desktop'), look('phone')])
    return new Map(
      routes.flatMap((route, index): [string, PagePictures][] => {
        const views = { desktop: desktop[index], phone: phone[index] }
        return views.desktop && views.phone ? [[route, { desktop: views.desktop, phone: views.phone }]] : []
      }),
    )
  } finally {
    await browser.close()
  }
}

async function lookAtPages(
  browser: Browser,
  site: string,
  routes: string[],
  screen: keyof PagePictures,
  tell: () => void,
): Promise<FirstView[]> {
  const { context, width } = SCREENS[screen]
  const page = await browser.newPage({ ...context, reducedMotion: 'reduce' })
  const views: Promise<FirstView>[] = []
  for (const route of routes) {
    await page.goto(site + route)
    await page.evaluate(untilPainted)
    // a JPEG is made in a third of the time of a PNG, and is made smaller anyway
    const picture = await page.screenshot({ type: 'jpeg', quality: 92, animations: 'disabled' })
    const loaded = await loadedPictures(page)
    // the next page is opened meanwhile
    views.push(toThumbnail(picture, width).then((thumbnail) => ({ ...thumbnail, loaded })))
    tell()
  }
  return Promise.all(views)
}

/** Waits, in the page, for its fonts, and for the pictures in sight: they are decoded after they were loaded. */
async function untilPainted(): Promise<void> {
  const inSight = Array.from(document.images).filter(
    (image) => image.complete && image.getBoundingClientRect().top < innerHeight,
  )
  await Promise.allSettled([document.fonts.ready, ...inSight.map((image) => image.decode())])
}

/** How much the pictures weigh that a page has loaded. */
function loadedPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const pictures = entries.filter(({ name }) => /\.(avif|webp|jpe?g|png|gif|svg)$/.test(new URL(name).pathname))
    const sizes = new Map(pictures.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  })
}
