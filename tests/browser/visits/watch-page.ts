import type { Page, Request } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of all layout shifts: https://web.dev/articles/cls. The metric's own window makes it no larger. */
    layoutShift?: number
  }

  /** https://developer.mozilla.org/docs/Web/API/LayoutShift */
  interface PerformanceEntry {
    value?: number
  }
}

/** Notes the addresses of requests that a page begins. */
export function noteRequests(page: Page, isNoted: (request: Request) => boolean): string[] {
  const noted: string[] = []
  page.on('request', (request) => isNoted(request) && noted.push(request.url()))
  return noted
}

/** Notes the exceptions of a page's code. */
export function noteExceptions(page: Page): string[] {
  const noted: string[] = []
  page.on('pageerror', ({ message }) => noted.push(`error: ${message}`))
  return noted
}

/** The page for unknown addresses answers as one of them, which browsers tell as an error. */
export const isNotFound = (address: string): boolean => address.endsWith('/404')

/**
 * Notes what goes wrong on a page: exceptions, errors on the console, and what its security policy forbids. Other hosts,
 * such as those of frames of partners and maps, are answered by stubs: tests reach none.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const faults = noteExceptions(page)
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNotFound(message.location().url)) faults.push(message.text())
  })
  await watchFromInside(page)
  await page.route(/^https:/, (route) =>
    route.fulfill(
      route.request().resourceType() === 'script'
        ? { contentType: 'text/javascript', body: 'globalThis.isCounting = true' }
        : { contentType: 'text/html', body: '<!DOCTYPE html><html lang="en"><title>Stub</title><p>Stub</p></html>' },
    ),
  )
  return faults
}

/** Lets a page count its own layout shifts, and say on the console what its security policy forbids. */
export async function watchFromInside(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const { value = 0 } of list.getEntries()) window.layoutShift = (window.layoutShift ?? 0) + value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`the policy’s ${effectiveDirective} forbids ${blockedURI}`),
    )
  })
}

/** Scrolls through a page until every picture and frame was asked for, and back to its top. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Requests one after the other: an island's code may import code, and that ask for a document. */
const ROUND_TRIPS = 5

/**
 * Waits until what is in sight now was seen by the page's observers, and code that they asked for had the time to come
 * and to do its work. Tells what loads too early from what only loads slowly.
 */
export async function waitForCode(page: Page): Promise<void> {
  await page.evaluate(async (trips) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let trip = 0; trip < trips; trip++) await fetch('/robots.txt', { cache: 'no-store' })
  }, ROUND_TRIPS)
}
