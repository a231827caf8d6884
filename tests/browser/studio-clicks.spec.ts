import type { Page } from '@playwright/test'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { API_ADDRESS, TOKEN_HEADER, TOKEN_META } from '../../studio/protocol/addresses'
import type { StudioDocument } from '../../studio/protocol/documents'
import type { Located, LocateRequest, Preview } from '../../studio/protocol/framed-page'
import type { RequestName } from '../../studio/protocol/requests'
import { ENGLISH } from '../../sections/words/words'
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
  'Allen',
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

/** A text of the framed page, and a point of its window where it is. */
interface Place {
  x: number
  y: number
  text: string
  /** How many texts before it are the same. */
  earlier: number
}

/** Scrolls to a random text of the framed page. @returns undefined if something covers it */
const showText = (page: Page, route: string, chosen: number): Promise<Place | undefined> =>
  frameOf(page, route)
    .locator('body')
    .evaluate(async (body, chosen) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.nodeValue?.trim() && !node.parentElement?.closest('script, style, template, noscript'))
          nodes.push(node)
      const visible = nodes.filter(({ parentElement }) => parentElement?.checkVisibility({ visibilityProperty: true }))
      const node = visible[Math.floor(chosen * visible.length)]
      // it is replaced by a form
      if (!node || node.parentElement?.closest('[data-island="quote-form"]')) return undefined
      node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
      // buttons that float over the page come and go as it is scrolled
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      const range = document.createRange()
      range.selectNodeContents(node)
      const [line] = range.getClientRects()
      if (!line || line.width < 2) return undefined
      const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
      if (document.elementFromPoint(x, y) !== node.parentElement) return undefined
      const text = node.nodeValue?.trim() ?? ''
      const before = nodes.slice(0, nodes.indexOf(node))
      return { x, y, text, earlier: before.filter(({ nodeValue }) => nodeValue?.trim() === text).length }
    }, chosen)

/** The texts of a page, in their order. */
const textsOf = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove()
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue?.trim() ?? '')
    return texts.filter(Boolean)
  }, html)

/** How many texts may lie between a field's text and what stands in its place when an entry has left the page. */
const NEAR = 6

/** Whether another value of the field changes what the page shows there. */
async function isHeldBy(page: Page, document: string, { text, earlier }: Place, located: Located): Promise<boolean> {
  const { field, isPlain } = located
  if (!field) return false
  const { html: unchanged = '' } = await ask<Preview>(page, 'preview', { document, changes: [] })
  const { hash } = await ask<StudioDocument>(page, 'document', { document: field.document })
  const before = await textsOf(page, unchanged)
  const clicked = [...before.keys()].filter((index) => before[index] === text)[earlier] ?? -1
  let isShown = false
  for (const value of OTHER_VALUES) {
    const operations = [{ op: 'replace', path: field.pointer, value }]
    const changes = [{ document: field.document, hash, operations }]
    const { html } = await ask<Preview>(page, 'preview', { document, changes })
    // it is no value for this field, or the whole site would have to be read again
    if (html === undefined || html === unchanged) continue
    isShown = true
    const after = await textsOf(page, html)
    const near = (texts: string[]) => texts.slice(Math.max(0, clicked - NEAR), clicked + NEAR).join('\n')
    if (after[clicked] !== text || (isPlain && near(after) !== near(before))) return true
  }
  // one of a few choices, or the name of another page’s city
  return isPlain && !isShown
}

/** The words that components have themselves, which no field holds. */
const OWN_WORDS = Object.values(ENGLISH)

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
    const answered = page.waitForResponse(`**${API_ADDRESS}locate`, { timeout: 20_000 }).catch(() => undefined)
    await page.mouse.click(box.x + place.x * scale, box.y + place.y * scale)
    const response = await answered
    const { document } = (response?.request().postDataJSON() ?? {}) as Partial<LocateRequest>
    const located = (await response?.json()) as Located | undefined
    const isShown = located?.dataPointer === undefined || (await isSelected(page, located.dataPointer))
    const isRight =
      located?.field === undefined
        ? located?.section !== undefined && OWN_WORDS.some((words) => words.includes(place.text))
        : document !== undefined && (await isHeldBy(page, document, place, located))
    if (!isShown || !isRight) misses.push(`${route}: “${place.text}” selected ${JSON.stringify(located)}`)
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
