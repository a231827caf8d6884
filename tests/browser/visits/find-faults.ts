import type { Page } from '@playwright/test'
import type { Width } from '../../site/budgets'
import { WCAG, axeFaults } from '../../../scripts/check/axe-faults'
import { noteLoads, overBudget } from './note-loads'
import { isNotFound, readThrough, watchPage } from './watch-page'

/** A document in a frame needs no landmarks and headings: those of the page around it count. */
export const FRAME = '/embeds/quote-form'

/** The hosts of frames that load on sight, as the specification requires. */
const ON_SIGHT: Record<string, string> = { '/hearth': 'prequalify.example.com' }

/** Notes errors while a page is read, and its requests to other hosts. */
export async function watchRequests(page: Page): Promise<string[]> {
  const faults = await watchPage(page)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !['localhost', ON_SIGHT[new URL(page.url()).pathname]].includes(hostname))
      faults.push(`other host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isNotFound(response.url())) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** Reads a page to its end in a window of this width. @returns faults found by budgets, by its width and by axe */
export async function findFaults(page: Page, route: string, width: Width, withAxe: boolean): Promise<string[]> {
  // the page before could request larger pictures in a wider window
  await page.goto('/robots.txt')
  await page.setViewportSize({ width, height: 900 })
  const loads = await noteLoads(page, async () => {
    await page.goto(route)
    await readThrough(page)
  })
  const byAxe = withAxe ? await axeFaults(page, route === FRAME ? WCAG : [...WCAG, 'best-practice']) : []
  return [...overBudget(route, width, loads), ...(await findOverflow(page, width)), ...byAxe]
}

/** Resizes the window to this width. @returns a sentence if the page doesn’t fit into it */
export async function findOverflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
  return scrolled > width ? [`${page.url()} is ${scrolled} px wide in a window of ${width}`] : []
}
