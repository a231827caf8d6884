import type { ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BROKEN, BROKEN_LINE, COMPONENT, COMPONENT_FILE, copyWithGreeting, end, startIn } from '../commands/greeting'

// the first page of a fresh copy waits until Vite has prepared what it imports
test.describe.configure({ timeout: 90_000 })

let folder: string
let server: ChildProcess
let address: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = copyWithGreeting()
  const started = await startIn(folder, 'dev')
  server = started.server
  address = `http://localhost:${started.port}/greeting`
})

test.afterAll(async () => {
  await end(server)
  rmSync(folder, { recursive: true, force: true })
})

test('an error in a component takes the page’s place, and the page comes back by itself when it is mended', async ({
  page,
}) => {
  await page.goto(address)
  const heading = page.getByRole('heading', { name: 'Good morning all' })
  await expect(heading).toBeVisible()
  const problem = page.getByRole('alert')
  // a server that has just started may not watch its files yet
  await expect(async () => {
    writeFileSync(join(folder, COMPONENT_FILE), BROKEN)
    await expect(problem).toContainText('while section 1 (greeting) of the page /greeting was rendered', {
      timeout: 2000,
    })
  }).toPass()
  await expect(problem).toContainText(`sections/greeting/Greeting.tsx:${BROKEN_LINE}:`)
  await expect(heading).toBeHidden()

  writeFileSync(join(folder, COMPONENT_FILE), COMPONENT.replace('<h1>', '<h1 title="mended">'))
  await expect(heading).toHaveAttribute('title', 'mended')
  await expect(problem).toBeHidden()
})
