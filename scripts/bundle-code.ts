/**
 * node scripts/run.mjs bundle-code: bundles the code that renders pages, where there is no bundle of it as it is now. The
 * process that asked for it is told its hash.
 */
import { findBundle } from './code/find-bundle'
import { openBundler } from './packed/open-bundler'
import { tellBundlingError } from './code/tell-bundling-error'
import { cacheFolder } from './inputs.mjs'
import { withFlags } from './with-flags'

/**
 * Lets V8 optimize nothing: what runs for a second is done before that would pay. It takes a fifth less of the processors'
 * time, and a thirtieth less where V8 does not wait until there are several functions to compile.
 */
const ONCE = { opt: false, 'baseline-batch-compilation': false }

const folder = cacheFolder(process.cwd(), 'code')
try {
  const { hash } = findBundle(folder) ?? (await bundle())
  process.send?.(hash)
} catch (error) {
  tellBundlingError(error)
  // Vike ends a process whose build failed as if all were well; what commands share would bring commander
  process.exit(1)
}

async function bundle() {
  const { exports: bundler, keepCompiled } = await openBundler()
  const code = await withFlags(ONCE, () => bundler.bundleCode(folder))
  keepCompiled()
  return code
}
