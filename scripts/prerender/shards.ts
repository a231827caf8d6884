import { hash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { PUBLISHED, publish } from '../../renderer/prerender/publish'
import { count, terminalColors } from '../../renderer/problems/pretty'
import { type LoadedSite, commonDocuments } from '../../renderer/site/site'
import { UsageError } from '../command'
import { writeNextChange } from './next-change'
import { assertOutFolder } from './out-folder'
import type { PageFacts } from '../../renderer/site/page'

/** One of several parts of a build, which can be built on different machines. */
export interface Shard {
  /** From 1. */
  number: number
  of: number
}

/** What merging needs to know about a part, in a file next to it. */
interface ShardRecord extends Shard {
  /** The same for all parts of one build, and of no other. */
  build: string
  files: string[]
  /** How many pages the whole site has. */
  pages: number
  /** The next day on which the site changes by itself. */
  next?: string
}

const RECORD = 'shard.json'

/** "2/8" is the second of eight parts, as Playwright and Vitest write it. */
export function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of) throw new InvalidArgumentError('Write the part and the number of parts: 2/8.')
  return { number, of }
}

/** Whether a file belongs to a part, or to the whole site. Only its name decides, so that all machines agree. */
export const isInShard = (file: string, shard?: Shard): boolean =>
  !shard || parseInt(hash('sha1', file).slice(0, 8), 16) % shard.of === shard.number - 1

/** Writes the record of a part for mergeShards. */
export const writeShardRecord = (out: string, record: ShardRecord): void =>
  writeFileSync(join(out, RECORD), `${JSON.stringify(record)}\n`)

/** Removes the record of a part from a folder that now has a whole build. */
export const removeShardRecord = (out: string): void => rmSync(join(out, RECORD), { force: true })

/**
 * A hash of the code and of every document that pages are made from.
 * @param code the hash of the bundled code
 * @param facts the facts of all pages
 * @param next the next day on which the site changes by itself: until then, it is the same on every day
 */
export function buildKey(code: string, site: LoadedSite, facts: PageFacts[], next: string | undefined): string {
  const texts = commonDocuments(site).map(({ text }) => text)
  const sources = [...site.images, ...texts, ...facts.flatMap((page) => [page.route, page.hash])]
  return hash('sha1', JSON.stringify([code, sources, next, site.showsAll]))
}

/**
 * Merges the parts of a build. The result is the same, to the byte, as that of a whole build.
 * @param folders what `build --shard` has written, one folder for each part, in any order
 * @throws UsageError if they are not the parts of one build
 */
export async function mergeShards(folders: string[], out: string): Promise<void> {
  assertOutFolder(out)
  const parts = folders.map((folder) => ({ folder, record: readRecord(folder) }))
  assertComplete(parts)
  await publish(out, async (client) => {
    for (const { folder, record } of parts) {
      for (const file of record.files) {
        const path = join(out, client, file)
        await mkdir(dirname(path), { recursive: true })
        await cp(join(folder, PUBLISHED, file), path, { preserveTimestamps: true })
      }
    }
    removeShardRecord(out)
    writeNextChange(out, parts[0]?.record.next)
  })
  const pages = count(parts[0]?.record.pages ?? 0, 'page')
  console.log(
    `${terminalColors.green('✓')} ${pages} from ${count(parts.length, 'part')} merged into ${join(out, PUBLISHED)}.`,
  )
}

function readRecord(folder: string): ShardRecord {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as ShardRecord
  } catch {
    throw new UsageError(
      `${folder} is not a part of a build. Build one with \`npm run build -- --shard 1/2 --out ${folder}\`.`,
    )
  }
}

function assertComplete(parts: { folder: string; record: ShardRecord }[]): void {
  const [first] = parts
  if (!first) throw new UsageError('name the folders of the parts: --merge dist-1 dist-2.')
  const { of, build } = first.record
  for (const { folder, record } of parts) {
    if (record.of !== of) throw new UsageError(`${first.folder} is one of ${of} parts, ${folder} one of ${record.of}.`)
    if (record.build !== build)
      throw new UsageError(
        `${first.folder} and ${folder} were not built from the same documents and code. Build both again.`,
      )
  }
  const numbers = parts.map(({ record }) => record.number)
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !numbers.includes(number))
  if (missing.length > 0) throw new UsageError(`part ${missing.join(', ')} of ${of} is missing.`)
  const repeated = parts.find(({ record }, index) => numbers.indexOf(record.number) !== index)
  if (repeated)
    throw new UsageError(`${repeated.folder} is part ${repeated.record.number} of ${of}, which is named twice.`)
}
