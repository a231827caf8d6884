import { existsSync } from 'node:fs'

/** Where Firefox is installed, by the names it has on the usual systems. */
const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * Finds a Firefox for the tests: what FIREFOX_PATH names, else one that is installed. Without one they do without.
 * @throws when FIREFOX_PATH names nothing
 */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`)
  return named || INSTALLED.find((path) => existsSync(path))
}
