import type { Page } from '@playwright/test'
import { seededRandom } from '../../scripts/bench/seeded-random'
import {
  type Located,
  type LocateRequest,
  type Preview,
  type RequestName,
  type StudioDocument,
  API_ADDRESS,
  TOKEN_HEADER,
  TOKEN_META,
} from '../../studio/protocol'
import { type StudioSite, expect, frameOf, test } from './studio-site'

const ROUTES = [
  '/',
  '/plano',
  '/celina',
  '/services',
  '/generators',
  '/aboutus',
  '/ai',
  '/contactus',
  '/hearth',
  '/privacy',
]

/** `npm run test:full` clicks 300 texts, npm test some. */
const CLICKS_PER_PAGE = process.env.PLAT_TEST_FULL === 'true' ? 30 : 4

/** Values to write in place of another one: the first that its field takes. */
const OTHER_VALUES = [
  'Quite other words stand here',
  '(469) 555-0177',
  '/aboutus',
  'x@example.com',
  '$7',
  '2031-05-06',
  7,
]

test.describe.configure({ timeout: 900_000 })
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

/** Asks Studio's server as its app does. */
const ask = <T>(page: Page, name: RequestName, request: unknown): Promise<T> =>
  page.evaluate(
    async ([address, header, meta, body]) => {
      const token = document.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content ?? ''
      const headers = { 'Content-Type': 'application/json', [header]: token }
      const response = await fetch(address, { method: 'POST', body, headers })
      return response.json()
    },
    [API_ADDRESS + name, TOKEN_HEADER, TOKEN_META, JSON.stringify(request)] as const,
  ) as Promise<T>

/** Scrolls to a random text of the framed page. @returns a point of the window where it is, undefined if something covers it */
const showText = (page: Page, route: string, chosen: number) =>
  frameOf(page, route)
    .locator('body')
    .evaluate((body, chosen) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.nodeValue?.trim() && node.parentElement?.checkVisibility({ visibilityProperty: true }))
          texts.push(node)
      const text = texts[Math.floor(chosen * texts.length)]
      if (!text) return undefined
      text.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(text)
      const [line] = range.getClientRects()
      if (!line || line.width < 2) return undefined
      const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
      return document.elementFromPoint(x, y) === text.parentElement ? { x, y, text: text.nodeValue ?? '' } : undefined
    }, chosen)

/** How often a text stands on a page. */
const countText = (page: Page, html: string, text: string): Promise<number> =>
  page.evaluate(
    ([html, text]) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      let count = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.nodeValue?.trim() === text) count++
      return count
    },
    [html, text.trim()] as const,
  )

/** Whether the page shows a text less often when the field says something else. */
async function isHeldBy(page: Page, document: string, text: string, { field }: Located): Promise<boolean> {
  if (!field) return false
  const [{ html: before = '' }, { hash }] = await Promise.all([
    ask<Preview>(page, 'preview', { document, changes: [] }),
    ask<StudioDocument>(page, 'document', { document: field.document }),
  ])
  for (const value of OTHER_VALUES) {
    const operations = [{ op: 'replace', path: field.pointer, value }]
    const changes = [{ document: field.document, hash, operations }]
    const { html } = await ask<Preview>(page, 'preview', { document, changes })
    if (html !== undefined) return (await countText(page, html, text)) < (await countText(page, before, text))
  }
  return false
}

/** Clicks texts of a page. @returns those that selected neither the field that holds them nor, if none does, their section */
async function clickTexts(
  page: Page,
  studio: StudioSite,
  route: string,
): Promise<{ clicks: number; misses: string[] }> {
  await studio.open(page, route)
  const random = seededRandom([...route].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 1))
  const frame = page.locator(`iframe[title="The page ${route}"]`)
  const misses: string[] = []
  let clicks = 0
  for (let attempts = 0; clicks < CLICKS_PER_PAGE && attempts < 10 * CLICKS_PER_PAGE; attempts++) {
    const place = await showText(page, route, random())
    const box = await frame.boundingBox()
    if (!place || !box) continue
    clicks++
    const scale = box.width / (await frame.evaluate((element: HTMLIFrameElement) => element.clientWidth))
    const answered = page.waitForResponse(`**${API_ADDRESS}locate`)
    await page.mouse.click(box.x + place.x * scale, box.y + place.y * scale)
    const response = await answered
    const { document } = response.request().postDataJSON() as LocateRequest
    const located = (await response.json()) as Located
    const isShown = located.dataPointer === undefined || (await isSelected(page, located.dataPointer))
    if (isShown && (await isHeldBy(page, document, place.text, located))) continue
    misses.push(`${route}: “${place.text.trim()}” selected ${JSON.stringify(located)}`)
  }
  return { clicks, misses }
}

const isSelected = (page: Page, pointer: string) =>
  expect(page.locator(`[data-pointer="${pointer}"][data-selected]`))
    .toBeVisible({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    )

test(
  'a click on any text of a page selects the field that holds it',
  { tag: '@chromium' },
  async ({ page, studio }) => {
    const misses: string[] = []
    let clicks = 0
    for (const route of ROUTES) {
      const result = await clickTexts(page, studio, route)
      misses.push(...result.misses)
      clicks += result.clicks
    }
    console.log(`${clicks} clicks, ${misses.length} misses\n${misses.join('\n')}`)
    expect(misses.length / clicks, misses.join('\n')).toBeLessThanOrEqual(0.02)
    expect(studio.status()).toEqual([])
  },
)
