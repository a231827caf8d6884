import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where Chromium and its kin are installed, by the names they have on the usual systems. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium for the tests, or installs one: what CHROME_PATH names, what is installed,
 * Playwright's own, and last Debian's package where we may install it. Says what it does.
 * @throws with what was tried when there is none to be had
 */
export function findChromium(): string {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`)
    return named
  }
  const found = firstInstalled()
  if (found) return found
  for (const { what, program, args } of installers()) {
    // stdout is for what a command was asked for
    console.error(`No Chromium is installed. Trying ${what} …`)
    const { status } = spawnSync(program, args, { stdio: ['inherit', process.stderr.fd, 'inherit'] })
    const installed = status === 0 ? firstInstalled() : undefined
    if (installed) return installed
  }
  throw new Error('The browser tests need a Chromium. Install one, or name one in CHROME_PATH.')
}

const firstInstalled = (): string | undefined => [...INSTALLED, chromium.executablePath()].find(existsSync)

function installers(): { what: string; program: string; args: string[] }[] {
  const playwright = {
    what: "Playwright's download",
    program: process.execPath,
    args: ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
  }
  const isRoot = process.getuid?.() === 0
  const apt = [
    { what: 'apt-get update', program: 'apt-get', args: ['update', '-qq'] },
    {
      what: "Debian's package (apt-get install chromium)",
      program: 'apt-get',
      args: ['install', '-y', '-qq', 'chromium'],
    },
  ]
  return isRoot && existsSync('/usr/bin/apt-get') ? [playwright, ...apt] : [playwright]
}
