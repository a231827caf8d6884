import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { packageFile } from '../renderer/documents/packages'
import { UsageError } from './command'

/**
 * Features that are turned off. The two lists under the address bar are pages of their own, which cost every new window
 * half a second though nobody sees them. Playwright turns off the others too, in a list that this one replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  // a spare process for the next page, which gets a process of its own anyway
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

/** Keep a headless Chromium quiet: no sandbox, which root in a container can't have, and no requests to its maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
]

/** Reaches only this machine: the answers of others would change from one run to the next. */
export const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

/** Where browsers are usually installed, by the environment variable that can name another one. */
const INSTALLED = {
  CHROME_PATH: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  FIREFOX_PATH: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
}

/**
 * Finds a Chromium, in this order: what CHROME_PATH names, what is installed, Playwright's own. If there is none, it
 * installs Playwright's own, or else Debian's package if it has the permission, and says so on stderr.
 * @throws UsageError if CHROME_PATH names nothing, or no Chromium can be found or installed
 */
export function findChromium(): string {
  const existing = existingChromium()
  if (existing) return existing
  for (const [what, program, ...args] of installers()) {
    // stdout is for the result of the command
    console.error(`No Chromium is installed. Trying ${what} …`)
    const { status } = spawnSync(program, args, { stdio: ['inherit', process.stderr.fd, 'inherit'] })
    const installed = status === 0 ? existingChromium() : undefined
    if (installed) return installed
  }
  throw new UsageError(
    'there is no Chromium. Install one, or set CHROME_PATH to one. Reports don’t need it with --no-pictures.',
  )
}

/**
 * Finds a Chromium as findChromium does, but installs none.
 * @returns undefined if there is none
 * @throws UsageError if CHROME_PATH names nothing
 */
export const existingChromium = (): string | undefined =>
  findInstalled('CHROME_PATH') ?? [playwrightsChromium()].find(existsSync)

/** Where Playwright puts its own Chromium. It is loaded only here, since that takes a second. */
function playwrightsChromium(): string {
  const require = createRequire(import.meta.url)
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test')
  return chromium.executablePath()
}

/** The first version whose protocol provides the bodies of responses, which Playwright asks for when it starts Firefox. */
const FIRST_FIREFOX = 143

/**
 * Finds a Firefox: what FIREFOX_PATH names, else an installed one.
 * @returns undefined if there is none or only an old one; tests do without it then
 * @throws UsageError if FIREFOX_PATH names nothing, or a Firefox that is too old
 */
export function findFirefox(): string | undefined {
  const firefox = findInstalled('FIREFOX_PATH')
  if (!firefox) return undefined
  const printed = spawnSync(firefox, ['--version'], { encoding: 'utf8' }).stdout
  // Mozilla Firefox 140.12.0esr → 140
  const version = /\bFirefox (\d+)/.exec(printed ?? '')?.[1]
  if (Number(version) >= FIRST_FIREFOX) return firefox
  if (!process.env.FIREFOX_PATH) return undefined
  throw new UsageError(
    `FIREFOX_PATH names ${firefox}, which is ${version ? `version ${version}` : 'not a Firefox'}. Firefox ${FIRST_FIREFOX} or newer is needed.`,
  )
}

function findInstalled(variable: keyof typeof INSTALLED): string | undefined {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new UsageError(`${variable} names ${named}, which does not exist.`)
  return named || INSTALLED[variable].find(existsSync)
}

/** Programs that may install a Chromium: a description, and the command line. */
function installers(): [string, string, ...string[]][] {
  const playwright = [packageFile('@playwright/test/cli'), 'install', 'chromium']
  // Debian recommends fifty more packages, among them a print server
  const debian = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const all: [string, string, ...string[]][] = [
    ["Playwright's download", process.execPath, ...playwright],
    ['apt-get update', 'apt-get', 'update', '-qq'],
    ["Debian's package (apt-get install chromium)", 'apt-get', ...debian],
  ]
  return mayUseApt ? all : all.slice(0, 1)
}
