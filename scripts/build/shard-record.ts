import { hash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../command'
import type { Shard } from './shard'
import type { LoadedSite } from '../../renderer/pipeline/site'

/** What a part of a build tells of itself to who puts the parts together. */
export interface ShardRecord extends Shard {
  /** The same for all parts of one build, and of no other. */
  build: string
  /** Its files. */
  files: string[]
  /** How many pages the whole site has. */
  pages: number
}

const FILE = 'shard.json'

/** Of a whole build there is none. */
export const removeShardRecord = (folder: string): void => rmSync(join(folder, FILE), { force: true })

export function writeShardRecord(folder: string, record: ShardRecord): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify(record)}\n`)
}

/** @throws UsageError where a folder holds no part of a build */
export function readShardRecord(folder: string): ShardRecord {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as ShardRecord
  } catch {
    throw new UsageError(
      `${folder} holds no part of a build. Make one with \`npm run build -- --shard 1/2 --out ${folder}\`.`,
    )
  }
}

/**
 * Changes with the code and with every document that pages are made from.
 * @param code a hash of the bundled code
 */
export function buildKey(code: string, { document, shared, pages, images, read }: LoadedSite): string {
  const texts = [
    document?.text,
    ...[...shared.values()].map(({ text }) => text),
    ...pages.map(({ file }) => read(file)),
  ]
  return hash(
    'sha1',
    JSON.stringify([code, [...images], pages.map(({ route }) => route), texts.map((text) => hash('sha1', text ?? ''))]),
  )
}
