import { hash } from 'node:crypto'
import { InvalidArgumentError } from 'commander'

/** One of several parts of a build, which different machines can make. */
export interface Shard {
  /** From 1 on. */
  number: number
  of: number
}

export const WHOLE: Shard = { number: 1, of: 1 }

/** "2/8" is the second of eight parts, as Playwright and Vitest write it. */
export function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of) throw new InvalidArgumentError('Write the part and how many there are: 2/8.')
  return { number, of }
}

/** Whether a file of a site belongs to a part. Its name alone decides, so that every machine decides alike. */
export const isInShard = (file: string, { number, of }: Shard): boolean =>
  of === 1 || parseInt(hash('sha1', file).slice(0, 8), 16) % of === number - 1
