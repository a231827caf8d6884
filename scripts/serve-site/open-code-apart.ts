import { spawnSync } from 'node:child_process'
import { cacheFolder } from '../inputs.mjs'
import type { Code } from '../code/code'
import { findBundle } from '../code/find-bundle'
import { openCode } from '../code/open-code'

/**
 * Opens the code that renders pages. Where it has to be bundled, another process does that: in one that has loaded Vite
 * Vike takes every request for a developer's.
 */
export async function openCodeApart(): Promise<Code> {
  if (!findBundle(cacheFolder(process.cwd(), 'code')))
    spawnSync(process.execPath, ['scripts/run.mjs', 'bundle-code'], { stdio: ['ignore', 'ignore', 'inherit'] })
  return openCode()
}
