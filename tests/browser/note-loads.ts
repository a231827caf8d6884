import { type Page, type Request, expect } from '@playwright/test'

/** What a page loads until it is read to its end, and how it moves meanwhile. Bytes as they are sent. */
export interface Loads {
  requests: number
  scriptBytes: number
  largestPicture: { path: string; bytes: number }
  /** The sum of all layout shifts: https://web.dev/articles/cls. The metric's own window makes it no larger. */
  layoutShift: number
}

declare global {
  interface Window {
    layoutShift?: number
  }

  /** https://developer.mozilla.org/docs/Web/API/LayoutShift */
  interface PerformanceEntry {
    value?: number
  }
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

/** Notes what a page loads while some work is done with it, and until nothing that was asked for is on its way. */
export async function noteLoads(page: Page, work: () => Promise<void>): Promise<Loads> {
  const pending = new Set<Request>()
  const finished: Request[] = []
  const begin = (request: Request) => pending.add(request)
  const drop = (request: Request) => pending.delete(request)
  const end = (request: Request) => drop(request) && finished.push(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', drop)
  await work()
  const urls = () => [...pending].map((request) => request.url())
  await expect.poll(urls, { message: 'requests on their way', timeout: 15_000, intervals: [20] }).toEqual([])
  page.off('request', begin).off('requestfinished', end).off('requestfailed', drop)
  const sized = await Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const largest = { path: 'none', bytes: 0 }
  return {
    requests: sized.length,
    scriptBytes: sized.filter(({ type }) => type === 'script').reduce((sum, { bytes }) => sum + bytes, 0),
    largestPicture: sized
      .filter(({ type }) => type === 'image')
      .reduce((most, { path, bytes }) => (bytes > most.bytes ? { path, bytes } : most), largest),
    layoutShift: await page.evaluate(() => window.layoutShift ?? 0),
  }
}
