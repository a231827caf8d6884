import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { RECORD, UNFINISHED } from './bundle-record'

/** The names of the bundles in a folder, those first that were made or renewed last. */
export function listBundles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => !name.startsWith(UNFINISHED))
    .map((name) => ({ name, time: statSync(join(folder, name, RECORD)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name)
}
