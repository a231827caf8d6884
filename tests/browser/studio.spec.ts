import { execFileSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import axe from 'axe-core'
import { commandLine } from '../../scripts/command'
import { ELECTRICIAN } from '../../scripts/fixtures'
import { endServer, startServer } from '../servers/ask-server'

// one server for all tests, which go on with what those before have written
test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 } })

let folder: string
let server: ChildProcess
let port: number

test.beforeAll(async () => {
  // the first page waits until Vite has prepared the app's packages
  test.setTimeout(400_000)
  folder = mkdtempSync(join(tmpdir(), 'plat-studio-'))
  cpSync(ELECTRICIAN.site, join(folder, 'site.config'), { recursive: true })
  cpSync(ELECTRICIAN.public, join(folder, 'public'), { recursive: true })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  ;({ port, server } = await startServer(commandLine('studio', '--site', join(folder, 'site.config'))))
})

test.afterAll(async () => {
  await endServer(server)
  rmSync(folder, { recursive: true, force: true })
})

const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    encoding: 'utf8',
  })
const status = () => git('status', '--porcelain').split('\n').filter(Boolean)
const read = (route: string) => readFileSync(join(folder, `site.config/pages${route}.json`), 'utf8')

const frameOf = (page: Page, route: string) => page.frameLocator(`iframe[title="The page ${route}"]`)
const sections = (page: Page) => page.getByRole('list', { name: 'Sections' })

/** Opens a page of the site in Studio, and waits until it shows. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(`http://localhost:${port}/_studio?open=${route}`, { waitUntil: 'commit' })
  await expect(frameOf(page, route).locator('h1')).toBeVisible({ timeout: 120_000 })
  await expect(sections(page)).toBeVisible()
}

/** Waits until everything is written. */
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^\s*Saved$/ })).toBeVisible()

/** What axe finds, on the screen but not in the framed page. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
  })
}

test('opening pages and sections writes nothing', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '/plano')
  const names = await sections(page)
    .getByRole('button', { name: /^Move / })
    .count()
  for (let index = 0; index < names; index++)
    await sections(page).getByRole('listitem').nth(index).getByRole('button').nth(1).click()
  expect(status()).toEqual([])
})

test('a click on a text selects its field, and one word changes one line', { tag: '@chromium' }, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url())
  })
  await open(page, '/plano')
  await frameOf(page, '/plano').locator('h1').click()
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  await title.press('End')
  await title.pressSequentially(' Indeed.')
  await expect(frameOf(page, '/plano').locator('h1')).toContainText('Indeed.')
  await saved(page)
  await expect.poll(() => git('diff', '--numstat').trim()).toBe('1\t1\tsite.config/pages/plano.json')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(status).toEqual([])
  await expect(frameOf(page, '/plano').locator('h1')).not.toContainText('Indeed.')
  // neither the page nor the form in it is loaded again
  expect(loaded).toEqual([...new Set(loaded)])
})

test(
  'a value that would be an error stays in its field, and is not written',
  { tag: '@chromium' },
  async ({ page }) => {
    await open(page, '/plano')
    await frameOf(page, '/plano').locator('h1').click()
    await page.getByLabel('Title', { exact: true }).fill('')
    await expect(page.getByText('Not saved: it would cause')).toBeVisible()
    expect(status()).toEqual([])
    await page.getByRole('button', { name: 'Take the change back' }).click()
    await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('')
  },
)

test('from nothing: a page for another city, changed, reordered and reviewed', async ({ page }) => {
  await open(page, '/plano')
  await page.getByRole('button', { name: 'New page from this one' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Garland')
  await page.getByRole('textbox', { name: 'County' }).fill('Dallas County')
  await page.getByRole('textbox', { name: 'Coordinates' }).fill('32.9126, -96.6389')
  await page.getByRole('button', { name: 'Create page' }).click()
  const frame = frameOf(page, '/garland')
  await expect(frame.locator('h1')).toContainText('Garland')

  await sections(page)
    .getByRole('button', { name: /^Testimonials/ })
    .click()
  await page.getByLabel('Limit').fill('2')
  await saved(page)
  await page.getByRole('button', { name: 'Move Testimonials' }).press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Move Testimonials' })).toBeFocused()
  await saved(page)
  await expect.poll(() => JSON.parse(read('/garland')).sections[2].items?.limit).toBe(2)
  expect(status()).toEqual(['?? site.config/pages/garland.json'])

  await page.getByRole('button', { name: 'Review changes' }).click()
  const review = page.getByRole('dialog')
  await expect(review.getByRole('heading', { name: /garland/ })).toBeVisible({ timeout: 60_000 })
  expect(await findings(page)).toEqual([])
})

test('axe finds nothing on the screens', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '/plano')
  await sections(page).getByRole('button', { name: /^Hero/ }).click()
  expect(await findings(page)).toEqual([])
  for (const name of ['Business', 'Reviews']) {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^${name}(?! /)`) })
      .click()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    expect(await findings(page)).toEqual([])
  }
})
