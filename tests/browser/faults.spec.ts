import { type Page, type Route, expect, test } from '@playwright/test'
import { answerOtherHosts } from './answer-other-hosts'
import { readPage } from './read-page'
import { RENDERED, servePage } from './rendered-page'

const abort = (route: Route) => route.abort()

/** What every visitor must be able to do on a page, whatever fails: read it, open an answer, call. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const question = page.locator('#faq details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  const call = page.getByRole('main').getByRole('link', { name: '(972) 555-0142' }).first()
  await call.scrollIntoViewIfNeeded()
  await expect(call).toHaveAttribute('href', 'tel:+19725550142')
}

for (const [what, files] of [
  ['scripts', '**/*.js'],
  ['pictures', '**/images/**'],
  ['fonts', '**/*.woff2'],
]) {
  test(`a page is readable without ${what}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route(files ?? '', abort)
    await page.goto('/plano')
    await readPage(page)
    await expectReadable(page)
    expect(errors).toEqual([])
  })
}

test('a page is readable where nothing may be stored', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await answerOtherHosts(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await page.goto('/plano')
  await readPage(page)
  await expectReadable(page)
  expect(errors).toEqual([])
})

test('where the code of islands can’t be loaded, the form leaves a link and the telephone, and the rest works without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plano')
  // from here on all code is that of islands
  await page.route('**/*.js', abort)
  const place = page.locator('[data-island="quote-form"]')
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByText('can’t be reached')).toBeVisible()
  await expect(place.getByRole('link', { name: 'on a page of its own' })).toBeVisible()
  await expectReadable(page)
  await page.locator('header summary').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

test('a form whose host never answers leaves a link and the telephone', async ({ page }) => {
  // nobody's patience lasts
  await page.addInitScript(() => {
    AbortSignal.timeout = () => AbortSignal.abort()
  })
  await page.route('https://forms.provider.test/**', () => undefined)
  await servePage(page, [{ type: 'quote', title: 'Ask us', form: { title: 'Free quote' } }], {
    quoteForm: { provider: 'frame', url: 'https://forms.provider.test/form' },
    allowedHosts: ['forms.provider.test'],
  })
  await page.goto(RENDERED)
  const place = page.locator('[data-island="quote-form"]')
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByText('can’t be reached')).toBeVisible()
  await expect(place.getByRole('link', { name: '(972) 555-0142' })).toBeVisible()
})
