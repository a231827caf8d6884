import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { replaceFile } from '../../inputs.mjs'

/** A script that packBundler has made. */
type Packed<Exports> = (
  module: { exports?: Exports },
  require: NodeJS.Require,
  load: (name: string) => Promise<unknown>,
) => void

/**
 * Runs a packed script, with the compiled code of the last time where that was kept.
 * @returns what the script exports, and what keeps the compiled code of all that has run until then
 */
export function runPacked<Exports>(file: string): { exports: Exports; keepCompiled(): void } {
  const kept = `${file}.compiled`
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined
  // it is ASCII, see packBundler
  const script = new Script(readFileSync(file, 'latin1'), { filename: file, ...(cachedData ? { cachedData } : {}) })
  const module: { exports?: Exports } = {}
  const run = script.runInThisContext() as Packed<Exports>
  run(module, createRequire(file), (name) => import(name))
  return {
    exports: module.exports as Exports,
    // V8 refuses what another version has compiled, or one with other flags
    keepCompiled: () => {
      if (!cachedData || script.cachedDataRejected) replaceFile(kept, script.createCachedData())
    },
  }
}
