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
  return findCode() ?? bundleCode(signal)
}

/** The code that renders pages, where there is a bundle of it as it is now. NODE_ENV becomes "production". */
export function findCode(): Code | undefined {
  process.env.NODE_ENV = 'production'
  return findBundle(bundlesFolder())
}

/**
 * Lets the code be bundled as it is now.
 * @throws when it can't be
 */
export async function bundleCode(signal?: AbortSignal): Promise<Code> {
  const hash = await bundleApart(signal)
  return codeIn(bundlesFolder(), hash, readRecord(bundlesFolder(), hash))
}

const bundlesFolder = () => cacheFolder(process.cwd(), 'code')
