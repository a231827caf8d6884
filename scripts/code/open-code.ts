import { cacheFolder } from '../inputs.mjs'
import { bundleApart } from './bundle-apart'
import { codeIn, readRecord } from './bundle-record'
import type { Code } from './code'
import { findBundle } from './find-bundle'

/**
 * Opens the code that renders pages, and lets it be bundled where there is no bundle of it as it is now.
 * The environment variable NODE_ENV becomes "production", which React and Vike go by.
 * @param signal ends the bundling, whose code nobody needs any more
 * @throws when the code can't be bundled
 */
export async function openCode(signal?: AbortSignal): Promise<Code> {
  process.env.NODE_ENV = 'production'
  const folder = cacheFolder(process.cwd(), 'code')
  const known = findBundle(folder)
  if (known) return known
  const hash = await bundleApart(signal)
  return codeIn(folder, hash, readRecord(folder, hash))
}
