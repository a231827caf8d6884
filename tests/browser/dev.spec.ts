import type { ChildProcess } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import type { LiveState } from '../../renderer/live/live-site'
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

// one server for all; the first page of a fresh copy waits until Vite has prepared what it imports
test.describe.configure({ mode: 'default', timeout: 120_000 })

let folder: string
let server: ChildProcess
let port: number

test.beforeAll(async () => {
  // a copy, a new section and a server: seven seconds, or minutes on a machine that others use as well
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

test('a saved document shows at once; a broken one shows its problems over the last good page', async ({ page }) => {
  const file = `${SITE}/pages/stowe.json`
  const original = read(file)
  await open(page, '/stowe')
  await expect(page).toHaveTitle(/^Bread at the market in Stowe/)

  save(file, original.replace('"title": "Bread at', '"title": "Rolls at'))
  await expect(page).toHaveTitle(/^Rolls at the market in Stowe/)

  save(file, original.replace('"alt"', '"allt"'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(problems(page)).toContainText(/has no property "allt".*Did you mean "alt"\?/s)
  await expect(problems(page).getByText('"allt":'), 'its marks are below it').toHaveCSS('height', '22.5px')
  await page.reload()
  await expect(problems(page)).toContainText('has no property "allt"')
  await expect(page).toHaveTitle(/^Rolls at the market in Stowe/)

  save(file, original)
  await expect(page).toHaveTitle(/^Bread at the market in Stowe/)
  await expect(problems(page)).toBeHidden()
})

test('a new document is a new page, and one that was never right shows its problems alone', async ({ page }) => {
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

test('a new city stands in the lists of open pages once the whole site was looked at', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(/in Waterbury/)
  const links = page.locator('a[href="/barre"]')
  await expect(links).toHaveCount(0)
  save(`${SITE}/pages/barre.json`, read(`${SITE}/pages/stowe.json`).replace('"city": "Stowe"', '"city": "Barre"'))
  await expect(links).not.toHaveCount(0)
})

test('what is no page is a file, leads to one or is not there, and nothing breaks', async () => {
  expect(await ask('/robots.txt')).toMatchObject({ status: 200, body: expect.stringContaining('Sitemap: https://') })
  expect(await ask('/stowe/?a')).toMatchObject({ status: 302, headers: { location: '/stowe?a' } })
  for (const path of ['/sitemap.xml', '/nothing.txt', '/favicon.ico', '/images/%E0%A4%A', '/%E0%A4%A']) {
    const { status, body } = await ask(path)
    expect([status, body]).toEqual([404, expect.stringContaining(`There is no ${path}.`)])
  }
})

test('an error in a component takes the page’s place, and the page comes back by itself when it is mended', async ({
  page,
}) => {
  await open(page, '/greeting')
  const heading = page.getByRole('heading', { name: 'Good morning all' })
  await expect(heading).toBeVisible()
  const { body } = await ask('/greeting')
  for (const piece of MARKUP) expect(body).toMatch(piece)
  const { version } = await state()
  const problem = page.getByRole('alert')
  // a server that has just started may not watch its files yet
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

  save(COMPONENT_FILE, COMPONENT.replace('<h1>', '<h1 title="mended">'))
  await expect(heading).toHaveAttribute('title', 'mended')
  await expect(problem).toBeHidden()
  expect((await state()).version).toBeGreaterThan(version)
})

test('a style attribute that a built page refuses is shown with its section, until Escape is pressed', async ({
  page,
}) => {
  writeGreetings(folder, 'welcome', ['Good morning all', STYLED])
  await open(page, '/welcome')
  const found = `sections/unusual-greeting/UnusualGreeting.tsx, section 2 of /welcome\n  ${STYLED_ELEMENT}\n`
  await expect.poll(() => refusedStyles(page).textContent()).toContain(found)
  // a new page is shown anew once the whole site was looked at
  await expect(async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(refusedStyles(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('nothing is said of the styles that a built page allows: a section’s own, a stylesheet’s, and those that code sets', async ({
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
    // what code writes as an attribute comes after all of these
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'top: 0'))
    await expect(refusedStyles(page)).toHaveText(
      /closes this\.\s+sections\/hero\/Hero\.tsx, section 1 of \/tall\s+<h1 style="top: 0">\s+Use a class/,
      { timeout: 5000 },
    )
  }).toPass()
})

test('documents are held against a schema that is edited, and one that is no JSON is named', async () => {
  const file = 'schemas/sections/unusual-greeting.schema.json'
  const report = async () => (await state()).report
  const original = read(file)
  save(file, original.replace('"required": ["type", "title"]', '"required": ["type", "title", "id"]'))
  await expect.poll(report).toContain('must have "id"')
  expect(await report()).toContain(`${file} has changed. Run \`npm run types\``)
  save(file, '{')
  await expect.poll(report).toContain(`${file} is not JSON`)
  save(file, original)
  await expect.poll(report).toBe('')
})

test('it starts again with settings that are saved, and stays as it is while they have a mistake', async () => {
  const settings = read('vite.config.ts')
  save('vite.config.ts', settings.replace('publicDir: false,', 'publicDir: false, build: {'))
  const mended = settings.replace('server: {', "server: { headers: { 'X-Settings': 'new' },")
  await expect(async () => {
    // a server that is starting again hangs up, and doesn't notice a further save
    save('vite.config.ts', mended)
    expect((await ask('/@vite/client')).headers['x-settings']).toBe('new')
  }).toPass()
  // it may start again a second time
  await expect(async () => expect((await ask('/')).status).toBe(200)).toPass()
})
