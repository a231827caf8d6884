/**
 * node scripts/run.mjs bundle-code: bundles the code that renders pages, where there is no bundle of it as it is now. The
 * process that asked for it is told its hash.
 */
import { bundleCode } from './code/bundle-code'
import { findBundle } from './code/find-bundle'
import { cacheFolder } from './inputs.mjs'

const folder = cacheFolder(process.cwd(), 'code')
const { hash } = findBundle(folder) ?? (await bundleCode(folder))
process.send?.(hash)
