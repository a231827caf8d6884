import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect as baseExpect, test as base } from '@playwright/test'
import { commandLine } from '../../scripts/command'
import { ELECTRICIAN } from '../../scripts/fixtures'
import { endServer, startServer } from '../servers/ask-server'

/** What Studio shows may wait for a machine that others use as well. */
export const expect = baseExpect.configure({ timeout: 60_000 })

export type StudioSite = Awaited<ReturnType<typeof serveStudio>>

/** One server for the tests of a worker. What a test has written is taken back after it. */
export const test = base.extend<{ studio: StudioSite }, { server: StudioSite }>({
  server: [
    // Playwright reads from the first argument what a fixture needs
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const studio = await serveStudio()
      await use(studio)
      await studio.end()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  studio: async ({ server }, use) => {
    await use(server)
    server.git('reset', '--hard', '--quiet')
    server.git('clean', '-fdq')
  },
})

/** Studio on a copy of the electrician's site, which is in a git repository. */
async function serveStudio() {
  const folder = mkdtempSync(join(tmpdir(), 'plat-studio-'))
  const site = join(folder, 'site.config')
  cpSync(ELECTRICIAN.site, site, { recursive: true })
  cpSync(ELECTRICIAN.public, join(folder, 'public'), { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      encoding: 'utf8',
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  const { port, server } = await startServer(commandLine('studio', '--site', site))
  const address = `http://localhost:${port}/_studio`
  return {
    folder,
    site,
    port,
    address,
    git,
    /** What differs from the last commit: "?? site.config/pages/garland.json". */
    status: () => git('status', '--porcelain').split('\n').filter(Boolean),
    /** The text of a page's document. */
    read: (route: string) => readFileSync(join(site, `pages${route}.json`), 'utf8'),
    /** Opens a page of the site in Studio, and waits until it shows. */
    async open(page: Page, route: string): Promise<void> {
      await page.goto(`${address}?open=${route}`, { waitUntil: 'commit' })
      // the first page waits until Vite has prepared the app's packages
      await expect(frameOf(page, route).locator('h1')).toBeVisible({ timeout: 120_000 })
      await expect(sectionsOf(page)).toBeVisible()
      // clicks on the page count from when it has loaded, which its heading doesn't wait for
      await expect(page.getByRole('button', { name: /^Insert above/ }).first()).toBeVisible()
    },
    async end(): Promise<void> {
      await endServer(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const frameOf = (page: Page, route: string) => page.frameLocator(`iframe[title="The page ${route}"]`)
export const sectionsOf = (page: Page) => page.getByRole('list', { name: 'Sections' })

/** Waits until everything is written. */
export const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^\s*Saved$/ })).toBeVisible()
