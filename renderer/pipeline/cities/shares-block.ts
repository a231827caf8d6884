import { TELLING } from './copied-words'
import { unpackMark } from './saying-mark'
import type { Sayings } from './sayings'

/**
 * Whether a section, or a page's head, may be copied from another page: isLeftover asks for half of its longer texts,
 * but counts a few words otherwise, so that a quarter is enough here.
 */
export function sharesBlock({ said, marks }: Sayings, block: number, other: Pick<Sayings, 'said' | 'named'>): boolean {
  const texts = [...said]
    .map((hash, i) => ({ hash, ...unpackMark(marks[i] ?? 0) }))
    .filter(({ isText, words }) => isText && words >= TELLING)
  const around = texts.filter((text) => text.block === block)
  const asked = around.length > 0 ? around : texts
  const shared = asked.filter(({ hash }) => other.said.includes(hash) || other.named.includes(hash))
  return shared.length * 4 >= asked.length
}
