import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locator } from '@playwright/test'
import sharp from 'sharp'
import { spawnCommand } from '../spawn-command'
import { type StudioSite, expect, frameOf, saved, sectionsOf, test } from './studio-site'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 } })

test('from nothing: a page for a thirteenth city, as the build publishes it', async ({ page, studio }) => {
  await studio.open(page, '/plano')
  // Playwright can't click in a frame of Firefox that is made smaller
  await page.getByRole('button', { name: 'Free', exact: true }).click()
  await page.getByRole('button', { name: 'New page from this one' }).click()
  await write(page.getByRole('textbox', { name: 'City' }), 'Garland')
  await write(page.getByRole('textbox', { name: 'County' }), 'Dallas County')
  await write(page.getByRole('textbox', { name: 'Coordinates' }), '32.9126, -96.6389')
  await page.getByRole('button', { name: 'Create page' }).click()
  const frame = frameOf(page, '/garland')
  const title = frame.locator('h1')
  await expect(title).toContainText('Garland')

  // a title with a variable is typed in its field, and a plain one on the page
  await doubleClick(title)
  const field = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(field).toBeFocused()
  await write(field, 'Old houses, new wiring.')
  await expect(title).toHaveText('Old houses, new wiring.')
  await saved(page)
  await doubleClick(title)
  const typed = frame.getByRole('textbox', { name: 'Text on the page' })
  await expect(typed).toBeFocused()
  await page.keyboard.type('Better wiring for the houses of Garland.')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Better wiring for the houses of Garland.')
  await saved(page)

  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(await picture('Garland Street.jpg'))
  await expect(page.getByRole('dialog')).toBeHidden()
  await saved(page)

  await sectionsOf(page)
    .getByRole('button', { name: /^Testimonials/ })
    .click()
  await write(page.getByRole('textbox', { name: 'City' }), 'Plano')
  await write(page.getByLabel('Limit'), '2')
  await expect(frame.locator('blockquote')).toHaveCount(2)
  await saved(page)

  for (const name of ['Testimonials', 'FAQ']) {
    const handle = page.getByRole('button', { name: `Move ${name}` })
    await handle.press('ArrowUp')
    await expect(handle).toBeFocused()
    await saved(page)
  }

  expectNewPage(studio, 'garland', [
    '"vars": { "city": "Garland", "county": "Dallas County", "coordinates": "32.9126, -96.6389" },',
    '"title": "Better wiring for the houses of Garland.",',
    '"src": "/images/garland-street.jpg",',
    '"items": { "list": "reviews", "where": { "city": "Plano" }, "limit": 2 }',
  ])

  const validated = spawnCommand(['validate', '--site', studio.site])
  expect([validated.stderr, validated.status]).toEqual([expect.any(String), 0])
  const out = join(studio.folder, 'dist')
  const { status, stderr } = spawnCommand(['build', '--site', studio.site, '--out', out])
  expect([stderr, status]).toEqual([expect.any(String), 0])
  const built = (name: string) => readFileSync(join(out, `client/${name}.html`), 'utf8')
  expect(built('garland')).toContain('Better wiring for the houses of Garland.')
  expect(built('plano')).toContain('href="/garland"')
  for (const name of ['allen', 'index']) expect(built(name)).toContain('"name":"Garland"')
})

test('the same by keyboard alone', { tag: '@chromium' }, async ({ page, studio }) => {
  await studio.open(page, '/')
  const type = (text: string) => page.keyboard.type(text)
  /** Moves the focus until it is there. */
  const reach = async (target: Locator, key = 'Tab') => {
    for (let presses = 0; presses < 150; presses++) {
      await page.keyboard.press(key)
      if (await target.evaluateAll((elements) => elements[0] === document.activeElement)) return
    }
    throw new Error(`${key} leads nowhere near ${target}`)
  }
  const press = async (target: Locator, key = 'Tab') => {
    await reach(target, key)
    await page.keyboard.press('Enter')
  }

  await reach(page.getByRole('searchbox'))
  await type('Plano')
  await press(page.getByRole('button', { name: /^\/plano/ }))
  await expect(frameOf(page, '/plano').locator('h1')).toContainText('Plano')
  await press(page.getByRole('button', { name: 'New page from this one' }))
  for (const [name, value] of [
    ['City', 'Rowlett'],
    ['County', 'Dallas County'],
    ['Coordinates', '32.9029, -96.5639'],
  ] as const) {
    await reach(page.getByRole('textbox', { name }))
    await type(value)
  }
  await press(page.getByRole('button', { name: 'Create page' }))
  const frame = frameOf(page, '/rowlett')
  await expect(frame.locator('h1')).toContainText('Rowlett')

  await press(page.getByRole('link', { name: 'Skip the page' }))
  await press(sectionsOf(page).getByRole('button', { name: /^Hero/ }))
  await reach(page.getByRole('textbox', { name: 'Title', exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await type('Rowlett’s houses deserve better wiring.')
  await expect(frame.locator('h1')).toHaveText('Rowlett’s houses deserve better wiring.')
  await press(page.getByRole('button', { name: 'Picture', exact: true }))
  const choosing = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Choose a file' }))
  await (await choosing).setFiles(await picture('Rowlett Street.jpg'))
  await expect(page.getByRole('dialog')).toBeHidden()

  await press(sectionsOf(page).getByRole('button', { name: /^Testimonials/ }), 'Shift+Tab')
  await reach(page.getByRole('textbox', { name: 'City' }))
  await page.keyboard.press('ControlOrMeta+a')
  await type('Plano')
  await reach(page.getByLabel('Limit'))
  await page.keyboard.press('ControlOrMeta+a')
  await type('2')
  await expect(frame.locator('blockquote')).toHaveCount(2)
  for (const name of ['FAQ', 'Testimonials']) {
    const handle = page.getByRole('button', { name: `Move ${name}` })
    await reach(handle, 'Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await expect(handle).toBeFocused()
  }
  await saved(page)
  expectNewPage(studio, 'rowlett', [
    '"vars": { "city": "Rowlett", "county": "Dallas County", "coordinates": "32.9029, -96.5639" },',
    '"title": "Rowlett’s houses deserve better wiring.",',
    '"src": "/images/rowlett-street.jpg",',
    '"items": { "list": "reviews", "where": { "city": "Plano" }, "limit": 2 }',
  ])
})

/** Clicks twice. In Firefox, Playwright's second click is another single one, since its protocol counts none. */
async function doubleClick(text: Locator): Promise<void> {
  const isFirefox = text.page().context().browser()?.browserType().name() === 'firefox'
  if (!isFirefox) return text.dblclick()
  await text.click()
  await text.dispatchEvent('dblclick')
}

/** Types a text in place of the one that is there. Playwright's fill() sets values in Firefox in a way that React doesn't notice. */
async function write(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

/** A picture to be uploaded, as wide as a hero needs it. */
const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer(),
})

/** Expects that there is a new page like /plano with two sections moved and these lines changed, its picture, and nothing else. */
function expectNewPage(studio: StudioSite, name: string, lines: string[]): void {
  expect(studio.status()).toEqual([`?? public/images/${name}-street.jpg`, `?? site.config/pages/${name}.json`])
  const [before, after] = [studio.read('/plano'), studio.read(`/${name}`)]
  const former = before.split('\n')
  expect(
    after
      .split('\n')
      .filter((line) => !former.includes(line))
      .map((line) => line.trim()),
  ).toEqual(lines)
  expect(after.split('\n')).toHaveLength(former.length)
  const order = [
    'hero',
    'trust',
    'testimonials',
    'quote',
    'options',
    'services',
    'banner',
    'faq',
    'permits',
    'contact',
    'map',
  ]
  const { sections } = JSON.parse(after) as { sections: { type?: string; use?: string }[] }
  expect(sections.map(({ type, use }) => type ?? use)).toEqual(order)
}
