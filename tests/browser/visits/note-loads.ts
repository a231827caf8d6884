import { type Page, type Request, expect } from '@playwright/test'
import { LAYOUT_SHIFT_LIMIT, READING_LIMITS, type Width, overLimit } from '../../site/budgets'

/** What a page loads until it is read to its end, and how much it moves in the meantime. Bytes as they are sent. */
interface Loads {
  requests: number
  scriptBytes: number
  largestPicture: { path: string; bytes: number }
  layoutShift: number
}

/** Notes what a page loads while some work is done with it, until all requests are finished. */
export async function noteLoads(page: Page, work: () => Promise<void>): Promise<Loads> {
  const pending = new Set<Request>()
  const finished: Request[] = []
  const begin = (request: Request) => pending.add(request)
  const drop = (request: Request) => pending.delete(request)
  const end = (request: Request) => drop(request) && finished.push(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', drop)
  await work()
  const urls = () => [...pending].map((request) => request.url())
  await expect.poll(urls, { message: 'pending requests', timeout: 15_000, intervals: [20] }).toEqual([])
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

/** A sentence for each budget that a page exceeds. */
export function overBudget(route: string, width: Width, loads: Loads): string[] {
  const { requests, scriptBytes, pictureBytes } = READING_LIMITS[width]
  const { path, bytes } = loads.largestPicture
  const page = `${route} at ${width} px`
  const shift = Math.round(loads.layoutShift * 1000) / 1000
  return [
    ...overLimit(`${page} loads`, loads.requests, 'requests', requests),
    ...overLimit(`${page} loads`, loads.scriptBytes, 'bytes of JavaScript', scriptBytes),
    ...overLimit(`${page} loads ${path} with`, bytes, 'bytes', pictureBytes),
    ...overLimit(`${page} shifts its layout by`, shift, 'in all', LAYOUT_SHIFT_LIMIT),
  ]
}
