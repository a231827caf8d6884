import { type Page, expect, test } from '@playwright/test'
import { noteExceptions, noteRequests } from './visits/watch-page'

const toggle = (page: Page) => page.locator('[data-island="chat"] > summary')
const panel = (page: Page) => page.locator('[data-island="chat"] > section')
const field = (page: Page) => panel(page).getByLabel('Your message')
const messages = (page: Page) => panel(page).getByRole('listitem')
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' })
const typing = (page: Page) => panel(page).getByRole('listitem').filter({ hasText: 'Typing…' })

/** Opens the panel, and waits until the form can be sent: then the island's code is loaded. */
async function open(page: Page): Promise<void> {
  await page.goto('/')
  // on phones the button makes way for the hero's buttons
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await toggle(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(send(page)).toHaveAttribute('type', 'submit')
}

test('the first touch loads the code and opens the panel', async ({ page }) => {
  const scripts = noteRequests(page, (request) => request.resourceType() === 'script')
  await page.goto('/ai')
  await page.waitForLoadState('networkidle')
  const scriptCount = scripts.length
  await expect(panel(page)).toBeHidden()
  await toggle(page).click()
  await expect(panel(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(scriptCount)
  await toggle(page).click()
  await expect(panel(page)).toBeHidden()
})

test('the server’s markup is hydrated unchanged, without a message on the console', async ({ page }) => {
  const output = noteExceptions(page)
  page.on('console', (message) => output.push(message.text()))
  await page.goto('/ai')
  const first = panel(page).locator('li').first()
  await first.evaluate((item) => Object.assign(item, { isServers: true }))
  await toggle(page).click()
  await expect(field(page)).toBeVisible()
  expect(await first.evaluate((item) => 'isServers' in item)).toBe(true)
  expect(output).toEqual([])
})

test('a message leaves the field and is sent nowhere; the assistant types for two seconds and doesn’t reply', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await page.waitForLoadState('networkidle')
  const texts = await messages(page).allTextContents()
  const requests = noteRequests(page, () => true)
  page.on('websocket', (socket) => requests.push(socket.url()))
  await field(page).fill('Do you work on Saturdays?')
  await page.clock.pauseAt(Date.now() + 10_000)
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.clock.runFor(1990)
  await expect(typing(page)).toBeAttached()
  await page.clock.runFor(20)
  await expect(typing(page), 'the assistant stops typing after 2000 ms').not.toBeAttached()
  expect(await messages(page).allTextContents()).toEqual(texts)
  await expect(panel(page).getByRole('status')).toHaveText(
    /^Your message wasn’t sent\. The assistant isn’t connected yet/,
  )
  await expect(panel(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+19725550142')
  await expect(panel(page).getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contactus')
  expect(requests).toEqual([])
})

test('it can be used with only the keyboard', async ({ page }) => {
  await page.goto('/ai')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(send(page)).toHaveAttribute('type', 'submit')
  for (const stop of [
    panel(page).getByRole('button', { name: 'Close' }),
    panel(page).getByRole('log'),
    panel(page).getByRole('link', { name: 'Call' }),
    panel(page).getByRole('link', { name: 'Get Free Quote' }),
    field(page),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.type('Hello?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(typing(page)).toBeAttached()
  await expect(field(page)).toHaveValue('')
})

test('the example conversation starts at the top; Escape and a button close the panel and return the focus', async ({
  page,
}) => {
  await open(page)
  for (const close of [
    () => field(page).press('Escape'),
    () => panel(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await expect(panel(page).getByRole('log', { name: 'Example conversation' })).toBeVisible()
    await expect(messages(page).first()).toBeInViewport({ ratio: 1 })
    await close()
    await expect(panel(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await toggle(page).click()
  }
})

test(
  'the panel fits phones, upright and sideways, and shows that the assistant is typing',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [width, height] of [
      [390, 844],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page)
      await field(page).fill('Hello?')
      await field(page).press('Enter')
      await expect(typing(page)).toBeInViewport()
      const box = await panel(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect(box?.width).toBe(Math.min(width - 32, 376))
      const button = await toggle(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), 'the panel ends above the button').toBeLessThan(button?.y ?? 0)
    }
  },
)

test('the button is in the window’s margin and covers no text', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 820, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const left = await toggle(page).evaluate((button) => button.getBoundingClientRect().left)
    const covered = await page.evaluate((left) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, textContent }) =>
        textContent?.trim() && !parentElement?.closest('details, header, .sr, script, style, noscript')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      )
      const range = document.createRange()
      const coveredTexts = []
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode)
        if ([...range.getClientRects()].some(({ right }) => right > left))
          coveredTexts.push(texts.currentNode.textContent)
      }
      return coveredTexts
    }, left)
    expect(covered, `${width} px wide`).toEqual([])
  }
})

test('the button makes way for the hero’s buttons and the form', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(toggle(page)).toBeHidden()
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await expect(toggle(page)).toBeVisible()
    await page.locator('[data-island="quote-form"]').scrollIntoViewIfNeeded()
    await expect(toggle(page)).toBeHidden()
  }
})

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the conversation is readable, and there is no form', async ({ page }) => {
    await page.goto('/ai')
    await toggle(page).click()
    await expect(messages(page).first()).toBeVisible()
    await expect(field(page)).toBeHidden()
  })
})

/** Puts each text of the page into a <font>, as the translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode)
    for (const text of texts.filter(({ parentNode }) => !/SCRIPT|STYLE|FONT/.test(parentNode?.nodeName ?? ''))) {
      const font = document.createElement('font')
      font.textContent = `[${text.textContent}]`
      text.parentNode?.replaceChild(font, text)
    }
  })

test('a page that is translated while the chat is open keeps it', async ({ page }) => {
  const exceptions = noteExceptions(page)
  await open(page)
  await translate(page)
  await field(page).fill('Do you work on Saturdays?')
  await field(page).press('Enter')
  await expect(panel(page).getByText('Your message wasn’t sent.')).toBeVisible()
  await expect(field(page)).toBeVisible()
  expect(exceptions).toEqual([])
})
