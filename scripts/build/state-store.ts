import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { cacheFolder } from '../inputs.mjs'
import type { BuildState } from './build-state'

/** Changes with what a state is made of. */
const VERSION = 1

/** Keeps what a build leaves for the next one of the same site into the same folder. */
export class StateStore {
  readonly #file: string

  constructor(site: string, out: string) {
    const folder = cacheFolder(process.cwd(), 'builds')
    mkdirSync(folder, { recursive: true })
    const place = hash('sha1', [VERSION, process.version, resolve(site), resolve(out)].join('\n'))
    this.#file = join(folder, `${place.slice(0, 16)}.state`)
  }

  /** @returns undefined where there was no build, or none that ended well */
  read(): BuildState | undefined {
    try {
      return deserialize(readFileSync(this.#file)) as BuildState
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      // what can't be read is worth nothing, and is made again
      this.forget()
      return undefined
    }
  }

  write(state: BuildState): void {
    const partial = `${this.#file}.${process.pid}`
    writeFileSync(partial, serialize(state))
    renameSync(partial, this.#file)
  }

  /** While files are written nothing is known of them: who is stopped in the middle builds anew. */
  forget(): void {
    rmSync(this.#file, { force: true })
  }
}
