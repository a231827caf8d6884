import { type Box, type Boxes, copyBox, countTouched, removeBox } from './boxes'
import { type Name, type NameChoices, coversThere, nameChoices } from './name-choices'
import { type Label, type Town, labelAt, placesOf } from './name-places'

/** How much worse it is that a name covers another than that it covers a dot or a road shield. */
const NAME_WEIGHT = 3

/** Line boxes that share so little of their height hold names that do not touch, in units. */
const BRUSH = 3

/**
 * Lets the names of many towns make room for each other, so that none covers another. Where that can't be, the name
 * that covers most is left out, though never that of the town you are in.
 * @param placed a place for every name
 * @returns a place for every name that is not left out
 */
export function settleLabels(
  towns: readonly Town[],
  placed: readonly Label[],
  taken: readonly Box[],
  frame: Box,
): (Label | undefined)[] {
  const choices = nameChoices(towns, placed, taken, frame)
  const chosen = choices.names.map(({ from }) => from)
  // twice they go as far out of the way as they can, which opens gaps; then each takes the best place that is left
  for (const isFarthest of [true, true, false]) makeRoom(choices, chosen, isFarthest)
  const isLeftOut = leaveOut(choices)
  return choices.names.map(({ town, from, places }, at) => {
    if (isLeftOut[at]) return undefined
    const place = placesOf(town)[places[(chosen[at] as number) - from] as number]
    return place ? labelAt(town, place) : placed[at]
  })
}

/**
 * Gives every name, the worst first, the first of the places where it covers least.
 * @param chosen by each name
 * @param isFarthest whether the last of its places are looked at first
 */
function makeRoom(choices: NameChoices, chosen: number[], isFarthest: boolean): void {
  const { names, boxes } = choices
  const costs = names.map(
    (name, at) =>
      coversThere(choices, name, (chosen[at] as number) - name.from) +
      NAME_WEIGHT * othersCovered(boxes, name.now, names.length),
  )
  const worstFirst = [...costs.keys()].sort((a, b) => (costs[b] as number) - (costs[a] as number))
  for (const at of worstFirst) {
    const name = names[at] as Name
    // it may cover itself
    removeBox(boxes, name.now)
    const choice = cheapest(choices, name, isFarthest)
    copyBox(boxes, choice, name.now)
    chosen[at] = choice
  }
}

/** The first of a name's choices that cost least. Nothing costs less than nothing: what comes after it is not looked at. */
function cheapest(choices: NameChoices, name: Name, isFarthest: boolean): number {
  const { from, to, same } = name
  const last = to - from - 1
  // where a place is two of the choices, the second can't cost less
  const second = isFarthest ? 0 : same
  let best = 0
  let least = Infinity
  for (let number = 0; number <= last && least > 0; number++) {
    const index = isFarthest ? last - number : number
    if (index === second && same > 0) continue
    let cost = NAME_WEIGHT * countTouched(choices.boxes, from + index, 0, choices.names.length, BRUSH)
    // what costs as much already is not looked at any longer
    if (cost < least) cost += coversThere(choices, name, index)
    if (cost >= least) continue
    best = index
    least = cost
  }
  return from + best
}

/** How many of the other names one covers where it stands. */
const othersCovered = (boxes: Boxes, now: number, count: number): number =>
  countTouched(boxes, now, 0, now, BRUSH) + countTouched(boxes, now, now + 1, count, BRUSH)

/** Leaves out the name that covers most others, until none covers another. */
function leaveOut({ names, boxes }: NameChoices): boolean[] {
  const isLeftOut = names.map(() => false)
  const covered = names.map(({ town, now }) => (town.here ? 0 : othersCovered(boxes, now, names.length)))
  for (let most = Math.max(...covered); most > 0; most = Math.max(...covered)) {
    const worst = covered.indexOf(most)
    isLeftOut[worst] = true
    covered[worst] = 0
    for (let at = 0; at < covered.length; at++) {
      const count = covered[at] as number
      if (count > 0) covered[at] = count - countTouched(boxes, at, worst, worst + 1, BRUSH)
    }
  }
  return isLeftOut
}
