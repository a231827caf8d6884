import { type Page, chromium } from '@playwright/test'
import axe from 'axe-core'
import { CHROMIUM_FLAGS, OFFLINE, findChromium } from '../browsers'
import type { Progress } from '../../renderer/emit/emit'
import { serveBuild } from '../serve/static-server'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The rules of WCAG 2.2, levels A and AA: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Runs axe on a page, without its frames: the form's frame is a route of its own. @returns a line for each violation */
export async function axeFaults(page: Page, tags: string[] = WCAG): Promise<string[]> {
  // once per page, since reading its code takes as long as a check
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const options = { runOnly, resultTypes: ['violations' as const], iframes: false }
    const { violations } = await window.axe.run({ exclude: ['iframe'] }, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, tags)
}

/** A phone, on which most people read. */
const WINDOW = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

/** In milliseconds: the machine may be busy. */
const TIMEOUT = 180_000

/**
 * Opens pages of a build, one after the other, and runs axe on them.
 * @param client the folder of the build's files
 * @returns a line for each violation: "/plano: color-contrast: <p>…"
 * @throws UsageError if no Chromium can be found
 */
export async function visitPages(client: string, routes: string[], onProgress: Progress): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, OFFLINE] })
  const { origin, close } = await serveBuild(client)
  try {
    const page = await browser.newPage(WINDOW)
    page.setDefaultTimeout(TIMEOUT)
    const faults: string[] = []
    for (const [index, route] of routes.entries()) {
      await page.goto(origin + route)
      faults.push(...(await axeFaults(page)).map((fault) => `${route}: ${fault}`))
      onProgress(index + 1, routes.length)
    }
    return faults
  } finally {
    await browser.close()
    close()
  }
}
