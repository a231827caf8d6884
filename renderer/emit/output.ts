import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder that a site is written to. A file that is the same as in the last build is hard-linked instead of written. */
export class Output {
  /** The files written so far: "images/truck.jpg". */
  readonly files = new Set<string>()
  readonly #made = new Set<string>()

  /**
   * @param previous the folder of the last build, which stays unchanged
   * @param takes whether this machine writes a file: another one may do it
   */
  constructor(
    readonly folder: string,
    private readonly previous: string | undefined,
    readonly takes: (file: string) => boolean = () => true,
  ) {}

  /** Writes a text or bytes. */
  write(file: string, content: string | Buffer): void {
    if (!this.takes(file)) return
    const before = this.#before(file)
    if (before && readFileSync(before).equals(Buffer.from(content))) this.keep(file)
    else writeFileSync(this.#place(file), content)
  }

  /**
   * Copies a file with its modification time.
   * @param source returns the file to copy, and makes it first where needed
   * @param isFixed whether the name holds a hash of the content, so that files of this name never differ
   */
  async copy(file: string, source: () => string | Promise<string>, isFixed = false): Promise<void> {
    if (!this.takes(file)) return
    const before = this.#before(file)
    if (before && (isFixed || isSame(before, await source()))) this.keep(file)
    else copyWithTime(await source(), this.#place(file))
  }

  /** Takes over a file of the last build as it is. */
  keep(file: string): void {
    const from = join(this.previous ?? '', file)
    const path = this.#place(file)
    try {
      linkSync(from, path)
    } catch (error) {
      // not every file system supports hard links
      if (!['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      copyWithTime(from, path)
    }
  }

  #before(file: string): string | undefined {
    const path = join(this.previous ?? '', file)
    return this.previous && existsSync(path) ? path : undefined
  }

  #place(file: string): string {
    this.files.add(file)
    const path = join(this.folder, file)
    const parent = dirname(path)
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true })
    this.#made.add(parent)
    return path
  }
}

/** Whether a file is a copy of another one, by size and modification time. */
function isSame(file: string, original: string): boolean {
  const [copy, { size, mtimeMs }] = [statSync(file), statSync(original)]
  return copy.size === size && Math.abs(copy.mtimeMs - mtimeMs) < 1
}

function copyWithTime(from: string, to: string): void {
  const { atime, mtime } = statSync(from)
  copyFileSync(from, to)
  utimesSync(to, atime, mtime)
}
