import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { FileError } from '../problems/file-error'

/** What a process does in a folder that no other one may do there at the same time. */
export interface FolderWork {
  /** How its marks begin. The process and the name of its system follow: ".publishing-1234-9f3a2c1b". */
  mark: string
  /** What does it: "build". */
  worker: string
  /** What to do while another process does it, as a sentence. */
  hint: string
}

/** What follows in the name of a mark. */
const MARK_END = /^-(\d+)(?:-([0-9a-f]+))?$/

/** In milliseconds, how often a process renews its mark. */
const RENEWAL = 5_000

/** In milliseconds: a mark that was not renewed for so long is that of a process which was killed. */
const MAX_SILENCE = 60_000

/** A folder in which one process alone works. */
interface FolderLock {
  /** False where another process has taken over, since this one was stopped for longer than MAX_SILENCE. */
  isHeld: () => boolean
  release: () => void
}

/**
 * Marks a folder as one in which this process works. Marks of processes that were killed are removed.
 * @throws FileError while another process does the same work there
 */
export function lockFolder(out: string, work: FolderWork): FolderLock {
  const system = systemName()
  const own = `${work.mark}-${process.pid}-${system}`
  const mark = join(out, own)
  // written before looking for other marks: of two processes that begin at once, at least one sees the other
  writeFileSync(mark, '')
  const renewal = setInterval(() => {
    const now = new Date()
    // a mark that somebody has deleted is not renewed
    utimes(mark, now, now, () => undefined)
  }, RENEWAL).unref()
  const release = () => {
    clearInterval(renewal)
    rmSync(mark, { force: true })
  }
  try {
    for (const name of readdirSync(out)) {
      if (name === own || !name.startsWith(work.mark)) continue
      const [, id, itsSystem] = MARK_END.exec(name.slice(work.mark.length)) ?? []
      if (id === undefined) continue
      assertKilled(out, { name, id: Number(id), isHere: itsSystem === system }, work)
      rmSync(join(out, name), { force: true })
    }
  } catch (error) {
    release()
    throw error
  }
  return { isHeld: () => existsSync(mark), release }
}

/** @throws FileError if the process of a mark may still run */
function assertKilled(out: string, mark: { name: string; id: number; isHere: boolean }, work: FolderWork): void {
  const renewed = statSync(join(out, mark.name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - renewed > MAX_SILENCE) return
  // what runs elsewhere is known by its mark alone
  if (mark.isHere && !isRunning(mark.id)) return
  const where = mark.isHere ? `process ${mark.id}` : `process ${mark.id} of another machine or container`
  throw new FileError(
    `another ${work.worker} (${where}) is writing to ${out}. ${work.hint} One that was killed is forgotten after a minute.`,
  )
}

/**
 * Names the system within which process ids tell processes apart: this machine, as long as it is not restarted, or this
 * container.
 */
function systemName(): string {
  const boot = '/proc/sys/kernel/random/boot_id'
  const namespace = '/proc/self/ns/pid'
  // Linux alone has them, and not every sandbox
  const started = existsSync(boot) ? readFileSync(boot, 'utf8') : ''
  const processes = existsSync(namespace) ? readlinkSync(namespace) : ''
  return hash('sha1', [hostname(), started, processes].join('\n')).slice(0, 8)
}

/** Whether a process of this system has this id, and has not ended. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return !isZombie(id)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process has ended and only waits for its parent to ask how: in a container without an init, for ever. */
function isZombie(id: number): boolean {
  const file = `/proc/${id}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, 'latin1'))
}
