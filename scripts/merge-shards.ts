import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PUBLISHED, createFolder, discard, publish } from '../renderer/pipeline/build/publish'
import { count, terminalColors } from '../renderer/pipeline/problems/pretty'
import { type ShardRecord, readShardRecord, removeShardRecord } from './build/shard-record'
import { UsageError } from './command'

/**
 * Puts the parts of a build together: the result is the same, to the byte, as that of one build.
 * @param folders what `build --shard` has written, one folder a part, in any order
 * @throws UsageError where they are not the parts of one build
 */
export async function mergeShards(folders: string[], out: string): Promise<void> {
  const parts = folders.map((folder) => ({ folder, record: readShardRecord(folder) }))
  assertComplete(parts)
  const client = createFolder(out)
  try {
    for (const { folder, record } of parts) {
      for (const file of record.files) {
        const path = join(out, client, file)
        await mkdir(dirname(path), { recursive: true })
        await cp(join(folder, PUBLISHED, file), path, { preserveTimestamps: true })
      }
    }
    removeShardRecord(out)
    publish(out, client)
  } catch (error) {
    discard(out, client)
    throw error
  }
  const pages = count(parts[0]?.record.pages ?? 0, 'page')
  console.log(
    `${terminalColors.green('✓')} ${pages} of ${count(parts.length, 'part')} put together in ${join(out, PUBLISHED)}.`,
  )
}

function assertComplete(parts: { folder: string; record: ShardRecord }[]): void {
  const [first] = parts
  if (!first) throw new UsageError('name the folders of the parts: --merge dist-1 dist-2.')
  const { of, build } = first.record
  for (const { folder, record } of parts) {
    if (record.of !== of) throw new UsageError(`${first.folder} is one of ${of} parts, ${folder} one of ${record.of}.`)
    if (record.build !== build)
      throw new UsageError(
        `${first.folder} and ${folder} were not made from the same documents and code. Build both again.`,
      )
  }
  const numbers = parts.map(({ record }) => record.number)
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !numbers.includes(number))
  if (missing.length > 0) throw new UsageError(`part ${missing.join(', ')} of ${of} is missing.`)
  const twice = parts.find(({ record }, at) => numbers.indexOf(record.number) !== at)
  if (twice) throw new UsageError(`${twice.folder} is part ${twice.record.number} of ${of}, which is named twice.`)
}
