import { closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState, PageState } from './build-state'
import { StatePacker } from './pack-state'
import { writeAll } from './write-all'

/** Beside the folder of the site's files: who deletes a build also deletes what is known of it. */
export const FILE = '.build-state'

/** The pages that were built since that file was written. */
export const CHANGES = '.build-changes'

/** Writes a state while it comes about: at the end of a build nobody has to wait for what was known long before. */
export class StateWriter {
  readonly #packer = new StatePacker((parts) => this.write(parts))
  readonly #unfinished: string
  #opened: number | undefined

  /** @param out the folder of a build */
  constructor(
    private readonly out: string,
    private readonly file: typeof FILE | typeof CHANGES = FILE,
  ) {
    this.#unfinished = join(out, `${file}.${process.pid}`)
  }

  /** Adds pages of the state, by their files. */
  add(pages: Iterable<[file: string, page: PageState]>): void {
    this.#packer.add(pages)
  }

  /** Writes what is left of the state, and puts it in the place of the last one. */
  end(state: BuildState): void {
    try {
      this.#packer.end(state)
    } catch (error) {
      this.drop()
      throw error
    }
    this.close()
    renameSync(this.#unfinished, join(this.out, this.file))
    if (this.file === FILE) rmSync(join(this.out, CHANGES), { force: true })
  }

  /** Removes what was written of a state that has come to no end. */
  drop(): void {
    if (this.#opened === undefined) return
    this.close()
    rmSync(this.#unfinished)
  }

  private write(parts: NodeJS.ArrayBufferView[]): void {
    if (this.#opened === undefined) {
      mkdirSync(this.out, { recursive: true })
      this.#opened = openSync(this.#unfinished, 'w')
    }
    writeAll(this.#opened, parts)
  }

  private close(): void {
    if (this.#opened !== undefined) closeSync(this.#opened)
    this.#opened = undefined
  }
}
