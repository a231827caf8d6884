import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../command'
import type { Shard } from './shard'

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

/** Changes with the code and with everything that pages were made from. */
export const buildKey = (...made: unknown[]): string => hash('sha1', JSON.stringify(made))
