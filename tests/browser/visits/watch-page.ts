import type { Page, Request } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of all layout shifts: https://web.dev/articles/cls. The metric is never larger. */
    layoutShift?: number
  }

  /** https://developer.mozilla.org/docs/Web/API/LayoutShift */
  interface PerformanceEntry {
    value?: number
  }
}

/** Notes the addresses of a page's requests. */
export function noteRequests(page: Page, isNoted: (request: Request) => boolean): string[] {
  const noted: string[] = []
  page.on('request', (request) => isNoted(request) && noted.push(request.url()))
  return noted
}

/** Notes the exceptions in a page's code. */
export function noteExceptions(page: Page): string[] {
  const noted: string[] = []
  page.on('pageerror', ({ message }) => noted.push(`error: ${message}`))
  return noted
}

/** The page for unknown addresses has status 404, which browsers report as an error. */
export const isNotFound = (address: string): boolean => address.endsWith('/404')

/**
 * Notes the faults of a page: exceptions, errors on the console, and violations of its security policy. Stubs answer for
 * other hosts, such as those of partners' frames and maps: tests don't use the network.
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

/** Makes a page count its own layout shifts, and report violations of its security policy on the console. */
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

/** Scrolls through a page, so that every picture and frame is requested, and back to the top. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Successive requests: an island's code may import other code, which may request a document. */
const ROUND_TRIPS = 5

/**
 * Waits until the page's observers have seen what is in sight, and until code that they request has had time to load and
 * run. This tells what loads too early from what just loads slowly.
 */
export async function waitForCode(page: Page): Promise<void> {
  await page.evaluate(async (trips) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let trip = 0; trip < trips; trip++) await fetch('/robots.txt', { cache: 'no-store' })
  }, ROUND_TRIPS)
}
