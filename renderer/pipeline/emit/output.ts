import { copyFile, mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A folder that a site is written into. What stands there already is not written again, and each file is there with its
 * old or its new content whenever the process is ended.
 */
export class Output {
  /** All files that belong to the site: "images/truck.jpg". */
  readonly files = new Set<string>()
  #underWay = 0

  /**
   * @param isOurs whether a file is to be written here: another machine may write it
   */
  constructor(
    readonly folder: string,
    private readonly isOurs: (file: string) => boolean = () => true,
  ) {}

  async write(file: string, content: string): Promise<void> {
    if (!this.isOurs(file)) return
    this.files.add(file)
    const path = join(this.folder, file)
    const present = await readFile(path, 'utf8').catch(nothingThere)
    if (present !== content) await this.place(path, (partial) => writeFile(partial, content))
  }

  /**
   * @param source finds the file that is copied, and makes it where it has to be made
   * @param isFixed whether files of this name never differ, since it holds a hash of their content
   */
  async copy(file: string, source: () => string | Promise<string>, isFixed = false): Promise<void> {
    if (!this.isOurs(file)) return
    this.files.add(file)
    const path = join(this.folder, file)
    const present = await stat(path).catch(nothingThere)
    if (present && isFixed) return
    const from = await source()
    const { size, mtime } = await stat(from)
    // a copy keeps the time of its original, so that a look at both tells whether they are the same
    if (present?.size === size && Math.abs(present.mtimeMs - mtime.getTime()) < 1) return
    await this.place(path, async (partial) => {
      await copyFile(from, partial)
      await utimes(partial, mtime, mtime)
    })
  }

  private async place(path: string, make: (partial: string) => Promise<void>): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    const partial = `${path}.${process.pid}-${this.#underWay++}.partial`
    await make(partial)
    await rename(partial, path)
  }
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
