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

/** The folder that a site is written to. A file that is the same as in the last build is hard-linked instead of written. */
export class Output {
  /** The files written so far: "images/truck.jpg". */
  readonly files = new Set<string>()
  readonly #createdFolders = new Set<string>()

  /**
   * @param previous the folder of the last build, which stays unchanged
   * @param takes whether this machine writes a file; the others write the rest
   */
  constructor(
    readonly folder: string,
    private readonly previous: string | undefined,
    readonly takes: (file: string) => boolean = () => true,
  ) {}

  /** Writes a text or bytes. */
  write(file: string, content: string | Buffer): void {
    if (!this.takes(file)) return
    const lastFile = this.#lastFile(file)
    if (lastFile && readFileSync(lastFile).equals(Buffer.from(content))) this.keep(file)
    else writeFileSync(this.#prepare(file), content)
  }

  /**
   * Copies a file with its modification time.
   * @param source returns the file to copy, and makes it first if necessary
   * @param isFixed whether the name holds a hash of the content, so that files of this name never differ
   */
  async copy(file: string, source: () => string | Promise<string>, isFixed = false): Promise<void> {
    if (!this.takes(file)) return
    const lastFile = this.#lastFile(file)
    if (lastFile && (isFixed || isSame(lastFile, await source()))) this.keep(file)
    else copyWithTime(await source(), this.#prepare(file))
  }

  /** Takes a file from the last build as it is. */
  keep(file: string): void {
    linkFile(join(this.previous ?? '', file), this.#prepare(file))
  }

  /** The path of a file in the last build, if it has the file. */
  #lastFile(file: string): string | undefined {
    const path = join(this.previous ?? '', file)
    return this.previous && existsSync(path) ? path : undefined
  }

  /** Notes that a file is written, and creates its folder. @returns its path */
  #prepare(file: string): string {
    this.files.add(file)
    const path = join(this.folder, file)
    const parent = dirname(path)
    if (!this.#createdFolders.has(parent)) mkdirSync(parent, { recursive: true })
    this.#createdFolders.add(parent)
    return path
  }
}

/** Makes a hard link to a file, or a copy if the file system has none. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    // some file systems don't support hard links
    if (!['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyWithTime(from, to)
  }
}

/** Whether a file is a copy of another one, judging by size and modification time. */
function isSame(file: string, original: string): boolean {
  const [copy, { size, mtimeMs }] = [statSync(file), statSync(original)]
  return copy.size === size && Math.abs(copy.mtimeMs - mtimeMs) < 1
}

function copyWithTime(from: string, to: string): void {
  const { atime, mtime } = statSync(from)
  copyFileSync(from, to)
  utimesSync(to, atime, mtime)
}
