import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { keepFile } from './keep-file'

type CommonJs<Exports> = (module: { exports: Exports }, exports: Exports, require: (name: string) => unknown) => void

/**
 * Compiles the code of a CommonJS module, with what V8 made of it the last time: the code of the schemas is long.
 * @param folder where that is kept, for this code, this version of V8 and its flags
 */
export function compileKept<Exports>(code: string, folder: string): CommonJs<Exports> {
  const file = join(folder, `${hash('sha256', code).slice(0, 16)}-${cachedDataVersionTag()}.compiled`)
  const cachedData = existsSync(file) ? readFileSync(file) : undefined
  const source = `(function (module, exports, require) {${code}\n})`
  const script = new Script(source, cachedData ? { cachedData } : {})
  if (!cachedData || script.cachedDataRejected) keepFile(file, script.createCachedData())
  return script.runInThisContext() as CommonJs<Exports>
}
