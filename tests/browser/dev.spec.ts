import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import { commandLine } from '../../scripts/command'

const PORT = 4310

// the first page of a fresh clone waits until Vite has prepared what it imports
test.describe.configure({ timeout: 90_000 })

let folder: string
let server: ChildProcess
let address: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plat-dev-'))
  cpSync('site.config', join(folder, 'site.config'), { recursive: true })
  const options = ['--site', join(folder, 'site.config'), '--port', String(PORT)]
  server = spawn(process.execPath, commandLine('dev', ...options))
  address = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const found = /Serving .* on (http:\/\/localhost:\d+)/.exec(stripVTControlCharacters(output))
      if (found?.[1]) resolve(found[1])
    })
    server.on('exit', () => reject(new Error(`npm run dev ended:\n${output}`)))
  })
})

test.afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a saved document shows at once; a broken one shows its problems over the last good page', async ({ page }) => {
  const file = join(folder, 'site.config/pages/plano.json')
  const original = readFileSync(file, 'utf8')
  const problems = page.locator('#plat-problems')
  await page.goto(`${address}/plano`)
  await expect(page).toHaveTitle(/^Electrician in Plano/)

  writeFileSync(file, original.replace('"title": "Electrician in', '"title": "Good electricians in'))
  await expect(page).toHaveTitle(/^Good electricians in Plano/)

  writeFileSync(file, original.replace('"rating"', '"ratting"'))
  await expect(problems).toContainText('has no property "ratting"')
  await expect(problems).toContainText('Did you mean "rating"?')
  await page.reload()
  await expect(problems).toContainText('has no property "ratting"')
  await expect(page).toHaveTitle(/^Good electricians in Plano/)

  writeFileSync(file, original)
  await expect(page).toHaveTitle(/^Electrician in Plano/)
  await expect(problems).toBeHidden()
})

test('a new document is a new page, and one that was never right shows its problems alone', async ({ page }) => {
  const file = join(folder, 'site.config/pages/garland.json')
  writeFileSync(file, '{ "title": "Garland" }')
  await expect(async () => {
    await page.goto(`${address}/garland`)
    await expect(page.locator('#plat-problems')).toContainText('must have "sections"', { timeout: 5000 })
  }).toPass()
  const section = { type: 'prose', level: 1, title: 'Garland', body: 'Text.' }
  writeFileSync(file, JSON.stringify({ title: 'Garland', description: 'New.', sections: [section] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garland')
})

test('a new city stands in the lists of open pages once the whole site was looked at', async ({ page }) => {
  await page.goto(`${address}/plano`)
  await expect(page).toHaveTitle(/^Electrician in Plano/)
  const links = page.locator('a[href="/sachse"]')
  await expect(links).toHaveCount(0)
  const plano = readFileSync(join(folder, 'site.config/pages/plano.json'), 'utf8')
  writeFileSync(join(folder, 'site.config/pages/sachse.json'), plano.replace('"city": "Plano"', '"city": "Sachse"'))
  await expect(links).not.toHaveCount(0)
})

test('what is no page is a file or is not there, and nothing breaks', async ({ request }) => {
  const robots = await request.get(`${address}/robots.txt`)
  expect(robots.status()).toBe(200)
  expect(await robots.text()).toContain('Sitemap: https://')
  for (const path of ['/sitemap.xml', '/nothing.txt', '/favicon.ico', '/images/%E0%A4%A', '/%E0%A4%A']) {
    const answer = await request.get(`${address}${path}`)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`There is no ${path}.`)
  }
})
