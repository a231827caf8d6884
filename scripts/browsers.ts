import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { packageFile } from '../renderer/documents/packages'
import { UsageError } from './command'

/**
 * What a headless Chromium does without. The lists under the address bar, which nobody sees, are two pages of their own:
 * each new window would spend half a second on them. The other features are off in Playwright as well, whose list this
 * one replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  // a process for the next page, which here gets one of its own anyway
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

/** What keeps a headless Chromium quiet: no sandbox for root in containers, no calls home. */
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

/** Only this machine answers: what others answer would change from one run to the next. */
export const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

/** Where browsers are installed on the usual systems, by the variable of the environment that may name another one. */
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
 * Finds a Chromium, or installs one: what CHROME_PATH names, what is installed, Playwright's own, and last Debian's
 * package where we may install it. Says on stderr what it does.
 * @throws UsageError where CHROME_PATH names nothing, or none can be found
 */
export function findChromium(): string {
  const find = () => findInstalled('CHROME_PATH') ?? [chromium.executablePath()].find(existsSync)
  const found = find()
  if (found) return found
  for (const [what, program, ...args] of installers()) {
    // stdout is for what a command was asked for
    console.error(`No Chromium is installed. Trying ${what} …`)
    const { status } = spawnSync(program, args, { stdio: ['inherit', process.stderr.fd, 'inherit'] })
    const installed = status === 0 ? find() : undefined
    if (installed) return installed
  }
  throw new UsageError(
    'there is no Chromium. Install one, or name one in CHROME_PATH. Reports do without it with --no-pictures.',
  )
}

/** The first Firefox whose protocol gives the bodies of responses, which Playwright asks for when it starts one. */
const FIRST_FIREFOX = 143

/**
 * Finds a Firefox for the tests, which do without where there is none or an old one: what FIREFOX_PATH names, else one
 * that is installed.
 * @throws UsageError where FIREFOX_PATH names nothing, or one that is too old
 */
export function findFirefox(): string | undefined {
  const found = findInstalled('FIREFOX_PATH')
  if (!found) return undefined
  const printed = spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout
  // Mozilla Firefox 140.12.0esr → 140
  const version = /\bFirefox (\d+)/.exec(printed ?? '')?.[1]
  if (Number(version) >= FIRST_FIREFOX) return found
  if (!process.env.FIREFOX_PATH) return undefined
  throw new UsageError(
    `FIREFOX_PATH names ${found}, which is ${version ? `version ${version}` : 'not a Firefox'}. Name one from version ${FIRST_FIREFOX} on.`,
  )
}

function findInstalled(variable: keyof typeof INSTALLED): string | undefined {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new UsageError(`${variable} names ${named}, which does not exist.`)
  return named || INSTALLED[variable].find(existsSync)
}

/** What may install a Chromium: what each is called, and its command line. */
function installers(): [string, string, ...string[]][] {
  const playwright = [packageFile('@playwright/test/cli'), 'install', 'chromium']
  // what Debian recommends with Chromium is fifty packages, among them a print server
  const debian = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const all: [string, string, ...string[]][] = [
    ["Playwright's download", process.execPath, ...playwright],
    ['apt-get update', 'apt-get', 'update', '-qq'],
    ["Debian's package (apt-get install chromium)", 'apt-get', ...debian],
  ]
  return mayUseApt ? all : all.slice(0, 1)
}
