import type { ChildProcess } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import type { LiveState } from '../../renderer/live/live-state'
import { askServer, endServer } from '../servers/ask-server'
import {
  BROKEN,
  BROKEN_LINE,
  COMPONENT,
  COMPONENT_FILE,
  MARKUP,
  SITE,
  STYLED,
  STYLED_ELEMENT,
  copyWithGreeting,
  startIn,
  writeGreetings,
} from '../commands/greeting'

// one server for all tests; the first page of a new copy waits until Vite has prepared its imports
test.describe.configure({ mode: 'default', timeout: 120_000 })

let folder: string
let server: ChildProcess
let port: number

test.beforeAll(async () => {
  // a copy, a new section and a server take seven seconds, or minutes on a busy machine
  test.setTimeout(240_000)
  folder = copyWithGreeting()
  ;({ port, server } = await startIn(folder, 'dev'))
})

test.afterAll(async () => {
  await endServer(server)
  rmSync(folder, { recursive: true, force: true })
})

const open = (page: Page, route: string) => page.goto(`http://localhost:${port}${route}`)
const ask = (path: string) => askServer(port, path, { accept: 'text/html' })
const state = async () => JSON.parse((await ask('/@plat/state')).body) as LiveState
const problems = (page: Page) => page.locator('#plat-problems')
const refusedStyles = (page: Page) => page.locator('#plat-styles')

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const save = (file: string, text: string) => writeFileSync(join(folder, file), text)

test('a saved document shows at once; a broken one shows its problems over the last valid version', async ({
  page,
}) => {
  const file = `${SITE}/pages/stowe.json`
  const original = read(file)
  await open(page, '/stowe')
  await expect(page).toHaveTitle(/^Bread at the market in Stowe/)

  save(file, original.replace('"title": "Bread at', '"title": "Rolls at'))
  await expect(page).toHaveTitle(/^Rolls at the market in Stowe/)

  save(file, original.replace('"alt"', '"allt"'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(problems(page)).toContainText(/has no property "allt".*Did you mean "alt"\?/s)
  const line = problems(page).getByText('"allt":')
  const [box, mark] = await Promise.all([line.boundingBox(), problems(page).getByText('^^^').first().boundingBox()])
  expect(mark?.y, 'its mark is right below it').toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0), 0)
  await page.reload()
  await expect(problems(page)).toContainText('has no property "allt"')
  await expect(page).toHaveTitle(/^Rolls at the market in Stowe/)

  save(file, original)
  await expect(page).toHaveTitle(/^Bread at the market in Stowe/)
  await expect(problems(page)).toBeHidden()
})

test('a new document is a new page; one that was never valid shows only its problems', async ({ page }) => {
  const file = `${SITE}/pages/classes.json`
  save(file, '{ "title": "Classes" }')
  await expect(async () => {
    await open(page, '/classes')
    await expect(problems(page)).toContainText('must have "sections"', { timeout: 5000 })
  }).toPass()
  const section = { type: 'prose', level: 1, title: 'Classes', body: 'Text.' }
  save(file, JSON.stringify({ title: 'Classes', description: 'New.', sections: [section] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classes')
})

test('a new city is listed on open pages once the whole site has been checked', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(/in Waterbury/)
  const links = page.locator('a[href="/barre"]')
  await expect(links).toHaveCount(0)
  save(`${SITE}/pages/barre.json`, read(`${SITE}/pages/stowe.json`).replace('"city": "Stowe"', '"city": "Barre"'))
  await expect(links).not.toHaveCount(0)
})

test('an address that is not a page is a file, a redirect or unknown, and nothing breaks', async () => {
  expect(await ask('/robots.txt')).toMatchObject({ status: 200, body: expect.stringContaining('Sitemap: https://') })
  expect(await ask('/stowe/?a')).toMatchObject({ status: 302, headers: { location: '/stowe?a' } })
  for (const path of ['/sitemap.xml', '/nothing.txt', '/favicon.ico', '/images/%E0%A4%A', '/%E0%A4%A']) {
    const { status, body } = await ask(path)
    expect([status, body]).toEqual([404, expect.stringContaining(`There is no ${path}.`)])
  }
})

test('an error in a component replaces the page, which comes back when the error is fixed', async ({ page }) => {
  await open(page, '/greeting')
  const heading = page.getByRole('heading', { name: 'Good morning all' })
  await expect(heading).toBeVisible()
  const { body } = await ask('/greeting')
  for (const piece of MARKUP) expect(body).toMatch(piece)
  const { version } = await state()
  const problem = page.getByRole('alert')
  // a server that has just started may not be watching its files yet
  await expect(async () => {
    save(COMPONENT_FILE, BROKEN)
    await expect(problem).toContainText('while rendering section 1 (unusual-greeting) of the page /greeting', {
      timeout: 2000,
    })
  }).toPass()
  await expect(problem).toContainText(`sections/unusual-greeting/UnusualGreeting.tsx:${BROKEN_LINE}:`)
  await expect(heading).toBeHidden()

  save(COMPONENT_FILE, COMPONENT.replace('<h1>{title}</h1>', '<h1>{title</h1>'))
  await expect(problem).toContainText(/sections\/unusual-greeting\/UnusualGreeting\.tsx:\d+:\d+ +error[^]*Unterminated/)
  expect(await ask('/greeting')).toMatchObject({ status: 500 })

  save(COMPONENT_FILE, COMPONENT.replace('<h1>', '<h1 title="fixed">'))
  await expect(heading).toHaveAttribute('title', 'fixed')
  await expect(problem).toBeHidden()
  expect((await state()).version).toBeGreaterThan(version)
})

test('a style attribute that a built page would refuse is shown with its section, until Escape is pressed', async ({
  page,
}) => {
  writeGreetings(folder, 'welcome', ['Good morning all', STYLED])
  await open(page, '/welcome')
  const expected = `sections/unusual-greeting/UnusualGreeting.tsx, section 2 of /welcome\n  ${STYLED_ELEMENT}\n`
  await expect.poll(() => refusedStyles(page).innerText()).toContain(expected)
  // a new page is reloaded once the whole site has been checked
  await expect(async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(refusedStyles(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('styles that a built page allows are not reported: a section’s own, a stylesheet’s, and those that code sets', async ({
  page,
}) => {
  const hero = '"type": "hero",'
  save(`${SITE}/pages/tall.json`, read(`${SITE}/pages/index.json`).replace(hero, `${hero} "height": 80,`))
  await expect(async () => {
    await open(page, '/tall')
    await expect(page.locator('style[data-precedence]')).toHaveCount(1)
    await page.evaluate(async (stylesheet) => {
      await import(stylesheet)
      document.body.style.color = 'red'
    }, '/sections/hero/Hero.module.css')
    await expect(page.locator('style[data-vite-dev-id]')).toHaveCount(1)
    // a style attribute that code writes, after all of these
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'top: 0'))
    await expect(refusedStyles(page)).toHaveText(
      /closes this\.\s*sections\/hero\/Hero\.tsx, section 1 of \/tall\s+<h1 style="top: 0">\s*Use a class/,
      { timeout: 5000 },
    )
  }).toPass()
})

test('documents are validated with an edited schema, and a schema that is not valid JSON is reported', async () => {
  const file = 'schemas/sections/unusual-greeting.schema.json'
  const report = async () => {
    const { schemas, problems } = await state()
    return [schemas, ...problems.filter(({ severity }) => severity === 'error').map(({ what }) => what)].join('\n')
  }
  const original = read(file)
  save(file, original.replace('"required": ["type", "title"]', '"required": ["type", "title", "id"]'))
  await expect.poll(report).toContain('must have "id"')
  expect(await report()).toContain(`${file} has changed. Run \`npm run types\``)
  save(file, '{')
  await expect.poll(report).toContain(`${file} is not JSON`)
  save(file, original)
  await expect.poll(report).toBe('')
})

test('it restarts when its settings are saved, and keeps running while they have a mistake', async () => {
  const settings = read('vite.config.ts')
  save('vite.config.ts', settings.replace('publicDir: false,', 'publicDir: false, build: {'))
  const fixed = settings.replace('server: {', "server: { headers: { 'X-Settings': 'new' },")
  await expect(async () => {
    // a server that is restarting closes connections, and doesn't notice another save
    save('vite.config.ts', fixed)
    expect((await ask('/@vite/client')).headers['x-settings']).toBe('new')
  }).toPass()
  // it may restart once more
  await expect(async () => expect((await ask('/')).status).toBe(200)).toPass()
})
