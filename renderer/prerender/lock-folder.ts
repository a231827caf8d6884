import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { FileError } from '../problems/file-error'

/** The mark of a build, with its process id and the name of its system: ".publishing-1234-9f3a2c1b". */
const MARK = /^\.publishing-(\d+)(?:-([0-9a-f]+))?$/

/** In milliseconds, how often a build renews its mark. */
const RENEWAL = 5_000

/** In milliseconds: a mark that has not been renewed for this long belongs to a build that was killed. */
const MAX_SILENCE = 60_000

/** A folder that only one build writes to. */
interface FolderLock {
  /** False if another build has taken over, because this one was suspended for longer than MAX_SILENCE. */
  isHeld: () => boolean
  release: () => void
}

/**
 * Marks a folder as one that this process writes to, and removes the marks of builds that were killed.
 * @throws FileError if another build is writing there
 */
export function lockFolder(out: string): FolderLock {
  const system = systemName()
  const name = `.publishing-${process.pid}-${system}`
  const mark = join(out, name)
  // written before looking for other marks: if two builds start at once, at least one sees the other
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
    for (const otherMark of readdirSync(out).filter((entry) => MARK.test(entry) && entry !== name)) {
      assertKilled(out, otherMark, system)
      rmSync(join(out, otherMark), { force: true })
    }
  } catch (error) {
    release()
    throw error
  }
  return { isHeld: () => existsSync(mark), release }
}

/** @throws FileError if the build of a mark may still be running */
function assertKilled(out: string, mark: string, system: string): void {
  const [, id, markSystem] = MARK.exec(mark) ?? []
  const renewed = statSync(join(out, mark), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - renewed > MAX_SILENCE) return
  const isLocal = markSystem === system
  // of a build elsewhere only the mark can be seen
  if (isLocal && !isRunning(Number(id))) return
  const where = isLocal ? `process ${id}` : `process ${id} on another machine or in another container`
  throw new FileError(
    `another build (${where}) is writing to ${out}. Wait until it ends, or choose another folder with --out. If it was killed, wait a minute.`,
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
