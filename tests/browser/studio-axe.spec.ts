import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, frameOf, saved, sectionsOf, test } from './studio-site'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

/** Expects that axe finds nothing on the screen. The framed page is the site’s, and has tests of its own. */
async function expectNoFindings(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const findings = await page.evaluate(async () => {
    const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`)
  })
  expect.soft(findings, screen).toEqual([])
}

/** Opens a document from the panel. */
const openDocument = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${name}(?! /)`) })
    .click()

/** Looks at a dialog, and closes it. */
async function lookAt(dialog: Locator, screen: string): Promise<void> {
  const page = dialog.page()
  await expect(dialog).toBeVisible()
  await expectNoFindings(page, screen)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test('axe finds nothing on pages, their forms and their problems', { tag: '@chromium' }, async ({ page, studio }) => {
  await studio.open(page, '/plano')
  await expectNoFindings(page, 'a page of which nothing is selected')
  const names = sectionsOf(page).locator('[data-handle] + button')
  for (const name of await names.all()) {
    await name.click()
    await expect(page.getByRole('group', { name: 'Section', exact: true })).toBeVisible()
    const entry = page
      .getByRole('group', { name: 'Section', exact: true })
      .locator('[data-handle] + button[aria-expanded=false]')
      .first()
    if ((await entry.count()) > 0) await entry.click()
    await expectNoFindings(page, `the form of ${await name.textContent()}`)
  }
  await page.getByRole('tab', { name: 'Page' }).click()
  await expectNoFindings(page, 'the page’s own fields')
  await page.getByRole('tab', { name: /^Problems/ }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await expectNoFindings(page, 'the problems')

  await frameOf(page, '/plano').locator('h1').click()
  await page.getByLabel('Title', { exact: true }).fill('')
  await expect(page.getByText('Not saved: it would cause')).toBeVisible()
  await expectNoFindings(page, 'a value that is refused')
  await page.getByRole('searchbox').fill('generator')
  await expect(page.getByRole('region', { name: /^Found/ })).toBeVisible()
  await expectNoFindings(page, 'what a search finds')
})

test(
  'axe finds nothing on the business, the lists and the catalogue',
  { tag: '@chromium' },
  async ({ page, studio }) => {
    await studio.open(page, '/plano')
    const settings = join(studio.site, 'site.json')
    const theme = '"theme": { "colors": { "ink": "#1c2a1e", "link": "#2d6a1f" } },'
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('"migration"', `${theme}\n  "migration"`))
    for (const name of ['Business', 'Reviews', 'Why choose us']) {
      await openDocument(page, name)
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
      await expectNoFindings(page, name)
    }
    await openDocument(page, 'Business')
    await expect(page.getByText(/^Contrast \d/).first()).toBeVisible()
    const closed = page.getByRole('main').locator('li:first-child > * > [data-handle] + button[aria-expanded=false]')
    for (let left = await closed.count(); left > 0; left--) await closed.first().click()
    await expectNoFindings(page, 'the business with entries open')

    for (const type of ['', '/hero', '/testimonials']) {
      await page.goto(`${studio.address}/sections${type}`)
      await expect(page.getByText('axe finds nothing.')).toBeVisible()
      await expectNoFindings(page, `the catalogue${type}`)
    }
  },
)

test('axe finds nothing in the dialogs and menus', { tag: '@chromium' }, async ({ page, studio }) => {
  await studio.open(page, '/plano')
  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const choose = async (menu: string, item: string) => {
    await press(`Actions for ${menu}`)
    await page.getByRole('menuitem', { name: item }).click()
  }
  await press('New page from this one')
  await lookAt(dialog, 'a new page for a city')
  await choose('/aboutus', 'New page')
  await lookAt(dialog, 'a new page')
  await choose('/aboutus', 'Rename')
  await lookAt(dialog, 'another address')
  await choose('/aboutus', 'Delete')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
  await lookAt(dialog, 'a page to delete')
  await press('Actions for Hero')
  await lookAt(page.getByRole('menu'), 'a menu')
  await choose('Hero', 'Copy to another page')
  await lookAt(dialog, 'a section to copy')
  await choose('Hero', 'Share')
  await lookAt(dialog, 'a section to share')
  await press('Add a section')
  await lookAt(dialog, 'a section to add')

  await frameOf(page, '/plano').locator('h1').click()
  await press('Picture')
  await lookAt(dialog, 'the pictures')
  const title = page.getByLabel('Title', { exact: true })
  await title.press('End')
  await title.pressSequentially(' Indeed.')
  await saved(page)
  await press('Review changes')
  await expect(dialog.getByRole('heading', { name: /plano/ })).toBeVisible()
  await lookAt(dialog, 'the review')
})
