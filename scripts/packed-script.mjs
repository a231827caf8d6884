/**
 * Scripts that hold all that they need, so that nothing has to be found, and whose compiled code is kept, which Node does
 * for no module. Plain JavaScript, because run.mjs needs it before anything is bundled.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { cachedDataVersionTag } from 'node:v8'
import { replaceFile } from './inputs.mjs'

/** What stands around a script, for esbuild: it is a function of what only its place in the file system can give it. */
export const AROUND = {
  banner: { js: '(function (module, require, packedImport, packedUrl) {' },
  footer: { js: '})' },
}

/** What regular expressions hold beyond ASCII, which esbuild escapes elsewhere: with it V8 would keep two bytes a character. */
export function toAscii(code) {
  return code.replaceAll(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Runs a script, with the compiled code of the last time where that was kept.
 * @param file which never gets another content: V8 would not see that what it compiled was another script
 * @returns what the script exports, and what keeps the compiled code of all that has run until then
 */
export function runPacked(file) {
  const kept = `${file}.compiled`
  const flags = cachedDataVersionTag()
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined
  const url = pathToFileURL(file).href
  // it is ASCII
  const script = new Script(readFileSync(file, 'latin1'), { filename: url, ...(cachedData ? { cachedData } : {}) })
  const module = { exports: {} }
  script.runInThisContext()(module, createRequire(file), (name) => import(name), url)
  return {
    exports: module.exports,
    keepCompiled: () => {
      // V8 refuses what another version has compiled, or one with other flags, which may have been set meanwhile
      const isKept = cachedData && !script.cachedDataRejected
      if (!isKept && cachedDataVersionTag() === flags) replaceFile(kept, script.createCachedData())
    },
  }
}
