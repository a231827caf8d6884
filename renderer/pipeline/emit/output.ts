import { copyFileSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A folder that a site is written into. What stands there already is not written again, and each file is there with its
 * old or its new content whenever the process is ended.
 */
export class Output {
  /** All files that belong to the site: "images/truck.jpg". */
  readonly files = new Set<string>()
  readonly #made = new Set<string>()
  #underWay = 0

  /**
   * @param isOurs whether a file is to be written here: another machine may write it
   */
  constructor(
    readonly folder: string,
    private readonly isOurs: (file: string) => boolean = () => true,
  ) {}

  write(file: string, content: string): void {
    if (!this.isOurs(file)) return
    this.files.add(file)
    const path = join(this.folder, file)
    if (present(() => readFileSync(path, 'utf8')) !== content)
      this.place(path, (partial) => writeFileSync(partial, content))
  }

  /**
   * @param source finds the file that is copied, and makes it where it has to be made
   * @param isFixed whether files of this name never differ, since it holds a hash of their content
   */
  async copy(file: string, source: () => string | Promise<string>, isFixed = false): Promise<void> {
    if (!this.isOurs(file)) return
    this.files.add(file)
    const path = join(this.folder, file)
    const there = present(() => statSync(path))
    if (there && isFixed) return
    const from = await source()
    const { size, mtime, mtimeMs } = statSync(from)
    // a copy keeps the time of its original, so that a look at both tells whether they are the same
    if (there?.size === size && Math.abs(there.mtimeMs - mtimeMs) < 1) return
    this.place(path, (partial) => {
      copyFileSync(from, partial)
      utimesSync(partial, mtime, mtime)
    })
  }

  private place(path: string, make: (partial: string) => void): void {
    const parent = dirname(path)
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true })
    this.#made.add(parent)
    const partial = `${path}.${process.pid}-${this.#underWay++}.partial`
    make(partial)
    renameSync(partial, path)
  }
}

/** What is read of a file; undefined where there is none. */
function present<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    return undefined
  }
}
