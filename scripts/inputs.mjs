/**
 * What something was made from, so that it is made again only after a change. Plain JavaScript, because run.mjs needs it
 * before anything is bundled.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** In milliseconds: a file system that counts in seconds may give two versions of a file one time. */
const COARSEST_CLOCK = 2000

/** In milliseconds: how far the time of a file may lie before the moment when it was written, with a usual file system. */
const CLOCK_LAG = 20

/** What nothing is made from: hidden files, copies of editors, tests, and what Vike writes for a moment. */
const NO_SOURCE = /^\.|~$|\.test\.|\.build-\w+\.mjs$/

/** The folder where a copy of the project keeps things of one kind: copies may share their packages. */
export function cacheFolder(root, kind) {
  return join(root, 'node_modules', '.cache', 'plat', kind, digestOf(root).slice(0, 8))
}

/**
 * Notes files, and folders, whose paths end in "/" and whose content is the list of their names.
 * @param root what the paths begin at
 * @param started when the work that read them began. What was written since may have been read as it was before: it is
 * noted so that it never has the noted content again.
 */
export function noteInputs(root, paths, started) {
  return Object.fromEntries(
    [...paths].sort().map((path) => {
      const written = changeTime(statSync(join(root, path)))
      if (written >= started - CLOCK_LAG) return [path, { state: '', content: `written at ${written}` }]
      return [path, { state: stateOf(root, path, started), content: contentOf(root, path) }]
    }),
  )
}

/**
 * Looks whether inputs still have the content that was noted. Only those are read that were written since.
 * @returns the inputs with their present states: the same object where no state changed, nothing where a content did
 */
export function confirmInputs(root, inputs) {
  const now = Date.now()
  const renewed = []
  for (const [path, { state, content }] of Object.entries(inputs)) {
    const present = stateOf(root, path, now)
    if (present && present === state) continue
    if (contentOf(root, path) !== content) return undefined
    if (present !== state) renewed.push([path, { state: present, content }])
  }
  return renewed.length > 0 ? { ...inputs, ...Object.fromEntries(renewed) } : inputs
}

/** Writes a file as a whole: who reads it meanwhile gets the old content or the new one. */
export function replaceFile(file, content) {
  const unfinished = `${file}.${process.pid}.${threadId}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}

/** Stands for a text or a file's content. */
export function digestOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/**
 * Changes whenever a file is written; empty where its time can't be trusted yet, and where it is gone.
 * @param stats of the file, undefined where there is none
 * @param now when it was looked at
 */
export function trustedState(stats, now = Date.now()) {
  if (!stats || changeTime(stats) > now - COARSEST_CLOCK) return ''
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`
}

const stateOf = (root, path, now) => trustedState(statSync(join(root, path), { throwIfNoEntry: false }), now)

/** Unlike the time of a file's content nobody can set this one back; FAT has none. */
const changeTime = ({ ctimeMs, mtimeMs }) => ctimeMs || mtimeMs

/** A digest of the content; empty where the input is gone. */
function contentOf(root, path) {
  try {
    if (!path.endsWith('/')) return digestOf(readFileSync(join(root, path)))
    const names = readdirSync(join(root, path)).filter((name) => !NO_SOURCE.test(name))
    return digestOf(names.sort().join('\n'))
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
