import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { FileError } from '../problems/file-error'

/** The mark of a build: its process and the name of its system follow, ".publishing-1234-9f3a2c1b". */
const MARK = /^\.publishing-(\d+)(?:-([0-9a-f]+))?$/

/** In milliseconds, how often a build renews its mark. */
const RENEWAL = 5_000

/** In milliseconds: a mark that was not renewed for so long is that of a build which was killed. */
const MAX_SILENCE = 60_000

/** A folder that one build alone writes to. */
interface FolderLock {
  /** False where another build has taken over, since this one was stopped for longer than MAX_SILENCE. */
  isHeld: () => boolean
  release: () => void
}

/**
 * Marks a folder as one that this process writes to. Marks of builds that were killed are removed.
 * @throws FileError while another build writes there
 */
export function lockFolder(out: string): FolderLock {
  const system = systemName()
  const own = `.publishing-${process.pid}-${system}`
  const mark = join(out, own)
  // written before looking for other marks: of two builds that begin at once, at least one sees the other
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
      if (name === own || !MARK.test(name)) continue
      assertKilled(out, name, system)
      rmSync(join(out, name), { force: true })
    }
  } catch (error) {
    release()
    throw error
  }
  return { isHeld: () => existsSync(mark), release }
}

/** @throws FileError if the build of a mark may still run */
function assertKilled(out: string, mark: string, system: string): void {
  const [, id, itsSystem] = MARK.exec(mark) ?? []
  const renewed = statSync(join(out, mark), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - renewed > MAX_SILENCE) return
  const isHere = itsSystem === system
  // what runs elsewhere is known by its mark alone
  if (isHere && !isRunning(Number(id))) return
  const where = isHere ? `process ${id}` : `process ${id} of another machine or container`
  throw new FileError(
    `another build (${where}) is writing to ${out}. Start again when it has ended, or name another folder with --out. One that was killed is forgotten after a minute.`,
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
