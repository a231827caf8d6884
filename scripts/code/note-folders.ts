import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Inputs, noteInputs } from '../inputs.mjs'

/** The folders of the project whose files can be bundled. */
export const ROOMS = ['renderer', 'sections', 'schemas']

/**
 * Notes which files stand in each folder that can be bundled: a new one may be meant by a pattern, or by an import that
 * meant another one before.
 * @param started when the work begins, before which this is to be done: a file that comes later may be bundled or not
 */
export function noteFolders(root: string, started: number): Inputs {
  const folders = ROOMS.flatMap((room) => {
    const entries = readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    const below = entries.filter((entry) => entry.isDirectory())
    return [room, ...below.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))]
  })
  const paths = folders.map((folder) => `${folder.replaceAll('\\', '/')}/`)
  return noteInputs(root, paths, started)
}
