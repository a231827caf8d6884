import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { FileError } from '../problems/file-error'

/** Work that only one process may do in a folder at a time. */
export interface FolderWork {
  /** How the names of its marks begin: ".publishing". The process id and the name of its system follow: "-1234-9f3a2c1b". */
  mark: string
  /** What does it, in messages: "build". */
  worker: string
  /** What to do while another process does it, as a sentence. */
  hint: string
}

/** The end of a mark's name. */
const MARK_END = /^-(\d+)(?:-([0-9a-f]+))?$/

/** In milliseconds, how often a process renews its mark. */
const RENEWAL = 5_000

/** In milliseconds: a mark that has not been renewed for this long belongs to a process that was killed. */
const MAX_SILENCE = 60_000

/** A folder that only one process writes to. */
interface FolderLock {
  /** False if another process has taken over, because this one was suspended for longer than MAX_SILENCE. */
  isHeld: () => boolean
  release: () => void
}

/**
 * Marks a folder as one that this process writes to, and removes the marks of processes that were killed.
 * @throws FileError if another process is doing the same work there
 */
export function lockFolder(folder: string, work: FolderWork): FolderLock {
  const system = systemName()
  const name = `${work.mark}-${process.pid}-${system}`
  const mark = join(folder, name)
  // written before looking for other marks: if two processes start at once, at least one sees the other
  writeFileSync(mark, '')
  const renewal = setInterval(() => {
    const now = new Date()
    // a mark that has been deleted is not renewed
    utimes(mark, now, now, () => undefined)
  }, RENEWAL).unref()
  const release = () => {
    clearInterval(renewal)
    rmSync(mark, { force: true })
  }
  try {
    for (const otherMark of readdirSync(folder).filter((entry) => entry.startsWith(work.mark) && entry !== name)) {
      const [, id, markSystem] = MARK_END.exec(otherMark.slice(work.mark.length)) ?? []
      if (id === undefined) continue
      assertKilled(join(folder, otherMark), Number(id), markSystem === system, work)
      rmSync(join(folder, otherMark), { force: true })
    }
  } catch (error) {
    release()
    throw error
  }
  return { isHeld: () => existsSync(mark), release }
}

/** @throws FileError if the process of a mark may still be running */
function assertKilled(mark: string, id: number, isLocal: boolean, { worker, hint }: FolderWork): void {
  const renewed = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - renewed > MAX_SILENCE) return
  // of a process elsewhere only the mark can be seen
  if (isLocal && !isRunning(id)) return
  const where = isLocal ? `process ${id}` : `process ${id} on another machine or in another container`
  throw new FileError(
    `another ${worker} (${where}) is writing to ${dirname(mark)}. ${hint} If it was killed, wait a minute.`,
  )
}

/** Names the system in which process ids are unique: this machine until it restarts, or this container. */
function systemName(): string {
  const boot = '/proc/sys/kernel/random/boot_id'
  const namespace = '/proc/self/ns/pid'
  // only Linux has them, and some sandboxes hide them
  const bootId = existsSync(boot) ? readFileSync(boot, 'utf8') : ''
  const namespaceId = existsSync(namespace) ? readlinkSync(namespace) : ''
  return hash('sha1', [hostname(), bootId, namespaceId].join('\n')).slice(0, 8)
}

/** Whether a process with this id is running on this system. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return !isZombie(id)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process has ended, but its parent has not noticed: in a container without an init it never does. */
function isZombie(id: number): boolean {
  const file = `/proc/${id}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, 'latin1'))
}
