import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, rmdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { publicFolder } from '../documents/files'
import { stageFile, stagedName, writeAtomically } from '../documents/write-atomically'
import { type FolderWork, lockFolder } from '../prerender/lock-folder'
import { FileError } from '../problems/file-error'
import { ROOMS } from '../site/strays'
import { ChangeError, type Edit, type FileMove } from './edit'

/** Edits that are being written. The file is in the site's folder until all of them are. */
interface Journal {
  /** What the names of the staged files end in. */
  id: string
  /** Their files are paths from the site's folder, like those of the moves. */
  edits: Edit[]
  moves: FileMove[]
}

/** The folders of the project that hold section types. */
const CODE = ['schemas', 'sections']

const JOURNAL = '.unfinished-changes.json'

/** What only one process may do in a site’s folder at a time. */
export const CHANGING: FolderWork = { mark: '.changing', worker: 'command', hint: 'Try again when it ends.' }

/** In milliseconds, how long to wait for another process that writes documents. */
const MAX_WAIT = 5_000

/**
 * Writes edits and moves files: all of them, or none if anything fails. If this process is killed meanwhile, undoUnfinished puts back what it
 * had written.
 * @param folder of the site
 * @param moves of files that no edit is about
 * @throws ChangeError if a file isn't as it was read
 * @throws FileError if another process keeps writing documents, or if a file belongs neither to the site nor to the code
 */
export async function writeEdits(edits: Edit[], folder: string, moves: FileMove[] = []): Promise<void> {
  if (edits.length + moves.length === 0) return
  await withLock(folder, () => {
    rollBack(folder)
    const targets = edits.map((edit) => ({ ...edit, target: realFile(edit.file, folder) }))
    targets.forEach(assertUnchanged)
    const realMoves = moves.map(({ from, to }) => ({ from: realFile(from, folder), to: realFile(to, folder) }))
    realMoves.forEach(assertMovable)
    const id = randomUUID()
    const journal = join(folder, JOURNAL)
    const listed = edits.map((edit) => ({ ...edit, file: relative(folder, edit.file) }))
    const listedMoves = moves.map(({ from, to }) => ({ from: relative(folder, from), to: relative(folder, to) }))
    writeAtomically(journal, JSON.stringify({ id, edits: listed, moves: listedMoves } satisfies Journal))
    try {
      // a full disk is noticed before any file is replaced
      const publishers = targets.map(({ target, after }) =>
        after === undefined ? () => rmSync(target) : stageFile(target, after, id, true).publish,
      )
      for (const { to } of realMoves) mkdirSync(dirname(to), { recursive: true })
      for (const publish of publishers) publish()
      for (const { from, to } of realMoves) renameSync(from, to)
      rmSync(journal)
      for (const { target, after } of targets) if (after === undefined) removeIfEmpty(dirname(target))
    } catch (error) {
      rollBack(folder)
      throw error
    }
  })
}

/**
 * Refuses edits of files that aren’t in the site’s folder, wherever links lead: neither pictures nor the project’s code.
 * @throws FileError for the first of them
 */
export function assertInFolder(edits: Edit[], folder: string): void {
  for (const { file } of edits) realFileIn([folder], file, folder)
}

/** Puts back what a process has written that was killed before it had written all of its edits. */
export async function undoUnfinished(folder: string): Promise<void> {
  if (existsSync(join(folder, JOURNAL))) await withLock(folder, () => rollBack(folder))
}

/**
 * Works while no other process writes documents of a site.
 * @param work must not wait: in this process, nothing else keeps two of them apart
 */
async function withLock(folder: string, work: () => void): Promise<void> {
  const deadline = Date.now() + MAX_WAIT
  for (;;) {
    const lock = tryLock(folder, Date.now() > deadline)
    if (lock) {
      try {
        return work()
      } finally {
        lock.release()
      }
    }
    // of two processes that begin at once, each may see the other
    await setTimeout(20 + 50 * Math.random())
  }
}

function tryLock(folder: string, isLast: boolean) {
  try {
    return lockFolder(folder, CHANGING)
  } catch (error) {
    if (error instanceof FileError && !isLast) return undefined
    throw error
  }
}

/** Undoes the edits of the journal, if there is one. A file that somebody has changed since keeps that change. */
function rollBack(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith(`${JOURNAL}.`)) rmSync(join(folder, name))
  const file = join(folder, JOURNAL)
  if (!existsSync(file)) return
  const { id, edits, moves } = JSON.parse(readFileSync(file, 'utf8')) as Journal
  for (const move of moves) {
    const [from, to] = [realFile(join(folder, move.from), folder), realFile(join(folder, move.to), folder)]
    if (!existsSync(from) && existsSync(to)) renameSync(to, from)
  }
  for (const edit of edits) {
    const target = realFile(join(folder, edit.file), folder)
    const staged = stagedName(target, id)
    // rmSync throws if the name is too long for a file, in which case nothing has been staged
    if (existsSync(staged)) rmSync(staged)
    if (!isText(target, edit.after)) continue
    if (edit.before === undefined) rmSync(target, { force: true })
    else writeAtomically(target, edit.before)
  }
  rmSync(file)
}

/** Removes a folder that deleting its last file has left empty, unless it is one that a site needs. */
function removeIfEmpty(folder: string): void {
  if (ROOMS.includes(basename(folder)) || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
}

function assertUnchanged({ file, before, target }: Edit & { target: string }): void {
  if (isText(target, before)) return
  const what =
    before === undefined ? 'exists by now' : existsSync(target) ? 'was changed after it was read' : 'was deleted'
  throw new ChangeError(`${file} ${what}, so that nothing was written. Read the site again, and repeat the change.`)
}

function assertMovable({ from, to }: FileMove): void {
  const what = existsSync(to) ? `${to} exists by now` : existsSync(from) ? undefined : `${from} was deleted`
  if (what) throw new ChangeError(`${what}, so that nothing was written. Read the site again, and repeat the change.`)
}

/** Whether a file holds exactly this text; undefined means that it doesn't exist. */
function isText(file: string, text: string | undefined): boolean {
  if (text === undefined || !existsSync(file)) return existsSync(file) === (text !== undefined)
  return readFileSync(file).equals(Buffer.from(text))
}

/**
 * Follows the links of a file's path, so that a link stays one when the file is replaced.
 * @throws FileError if they lead out of the site
 */
function realFile(file: string, folder: string): string {
  const rooms = ROOMS.map((room) => join(folder, room))
  return realFileIn([folder, ...rooms, publicFolder(folder), ...CODE], file, folder)
}

function realFileIn(folders: string[], file: string, folder: string): string {
  const existing = existingPart(file)
  const real = realpathSync(existing)
  const homes = folders.filter((home) => existsSync(home))
  if (!homes.some((home) => `${real}${sep}`.startsWith(`${realpathSync(home)}${sep}`)))
    throw new FileError(`${file} is outside the site’s folder, ${folder}. Name a document of the site.`)
  return join(real, relative(existing, file))
}

const existingPart = (path: string): string => (existsSync(path) ? path : existingPart(dirname(path)))
