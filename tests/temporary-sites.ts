import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadSite } from '../renderer/pipeline/load-site'
import type { LoadedSite } from '../renderer/site/site'
import { SMALLEST_SITE } from '../scripts/example-site'
import { type Documents, textsOf } from './sites'
import { ELECTRICIAN } from '../scripts/fixtures'

/**
 * A folder that is deleted when the test ends.
 * @param whenDone vitest's afterAll, for a folder that all tests of a file share
 */
export function temporaryFolder(whenDone: (end: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-test-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What the smallest site shows: its logo. */
const PICTURES: Documents = {
  '../public/images/logo-mark.svg': readFileSync(`${ELECTRICIAN.public}/images/logo-mark.svg`, 'utf8'),
}

/** Writes a site of these documents, over the smallest one that is valid, and names its folder. */
export function temporarySite(documents: Documents = {}, whenDone?: (end: () => void) => void): string {
  const folder = join(temporaryFolder(whenDone), 'site.config')
  mkdirSync(folder)
  for (const [path, text] of textsOf({ ...SMALLEST_SITE, ...PICTURES, ...documents })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** A copy of the electrician's site with its pictures, for as long as temporaryFolder says. */
export function copyOfElectrician(whenDone?: (end: () => void) => void): string {
  const folder = join(temporaryFolder(whenDone), 'site.config')
  cpSync(ELECTRICIAN.site, folder, { recursive: true })
  cpSync(ELECTRICIAN.public, join(folder, '../public'), { recursive: true })
  return folder
}

/** Replaces words of a file. */
export function editFile(file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, typeof to === 'string' ? () => to : to))
}

/** A site of these documents over those of the smallest valid one, in a temporary folder, as it is loaded. */
export const loadedFromDisk = (documents: Documents = {}): LoadedSite => loadSite(temporarySite(documents))
