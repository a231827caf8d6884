import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from '../../renderer/changes/edit'
import { isRecord } from '../../renderer/documents/json-tree'
import { Failure } from '../command'
import type { ImportRecord } from './cells'

/** The record of what was last imported, as it is in its file. */
export interface StoredRecord {
  file: string
  text: string | undefined
  entries: ImportRecord
}

/**
 * Reads what was last imported. It is in the site's own folder, where git keeps it: whoever imports the table next must know
 * what others have changed by hand since.
 * @param name of what the table is about: "pages", "redirects", "lists/reviews"
 * @throws Failure if it can't be read
 */
export function readRecord(folder: string, name: string): StoredRecord {
  const file = join(folder, '.tables', `${name}.json`)
  if (!existsSync(file)) return { file, text: undefined, entries: {} }
  const text = readFileSync(file, 'utf8')
  return { file, text, entries: parseRecord(text, file) }
}

function parseRecord(text: string, file: string): ImportRecord {
  try {
    const value: unknown = JSON.parse(text)
    if (isImportRecord(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Failure(
    `${file}, which holds what was last imported, can’t be read. Bring it back with git, or delete it: the next import then overwrites what was changed by hand.`,
  )
}

const isImportRecord = (value: unknown): value is ImportRecord =>
  isRecord(value) &&
  Object.values(value).every((row) => isRecord(row) && Object.values(row).every((cell) => typeof cell === 'string'))

/** The edit that stores a record; none if it holds this already. */
export function editRecord({ file, text }: StoredRecord, entries: ImportRecord): Edit[] {
  // in the order of names, so that two people's imports merge
  const sorted = Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const after = `${JSON.stringify(sorted, null, 2)}\n`
  const isEmpty = text === undefined && Object.keys(entries).length === 0
  return after === text || isEmpty ? [] : [{ file, before: text, after }]
}
