import { cacheFolder } from '../inputs.mjs'
import { bundleCode } from './bundle-code'
import type { Code } from './code'
import { findBundle } from './find-bundle'

/**
 * Opens the code that renders pages, and bundles it where there is no bundle of it as it is now.
 * The environment variable NODE_ENV becomes "production", which Vite and Vike go by.
 */
export async function openCode(): Promise<Code> {
  process.env.NODE_ENV = 'production'
  const folder = cacheFolder(process.cwd(), 'code')
  return findBundle(folder) ?? (await bundleCode(folder))
}
