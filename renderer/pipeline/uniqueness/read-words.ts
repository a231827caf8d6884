import { ACCENT, GAP, SIGN, letterOf } from './letters'
import type { NumberList } from './number-list'

/**
 * Puts the words of units, up to the first SIGN, at the end of a list.
 * @returns where the sign stands, or the end
 */
export const appendWordsToSign = createWordReader()

/** V8 takes for constant what is so within a function, and looks up with every unit what a module holds. */
function createWordReader() {
  /** By unit; 0 until it is asked for: to fill it in would take longer than to read a site. */
  const letters = new Uint16Array(2 ** 16)
  const [gap, accent, sign] = [GAP, ACCENT, SIGN]
  return (list: NumberList, units: Uint16Array, from: number, to: number): number => {
    // a word takes two units at least, one of them the gap
    list.reserve(((to - from) >> 1) + 1)
    const { room } = list
    // the number of a word without letters, by FNV-1a
    const none = 0x811c9dc5 | 0
    let { length } = list
    let hash = none
    let at = from
    for (;;) {
      let letter = sign
      for (; at < to; at++) {
        letter = letters[units[at] ?? 0] ?? 0
        if (letter > sign) hash = Math.imul(hash ^ letter, 0x01000193)
        else if (letter === gap) {
          if (hash !== none) room[length++] = hash
          hash = none
        } else if (letter !== accent) break
      }
      if (at === to || letter === sign) break
      // not in the loop above, which it would make slow
      const unit = units[at] ?? 0
      letters[unit] = letterOf(unit)
    }
    if (hash !== none) room[length++] = hash
    list.length = length
    return at
  }
}
