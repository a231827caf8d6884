import { type Choices, type Name, nameChoices } from './name-choices'
import type { Box, Label, Town } from './place-labels'

/** How much worse it is that a name covers another than that it covers a dot or a road shield. */
const NAME_WEIGHT = 3

/** Which of several costs is the one to take, by its place. */
type Pick = (costs: number[]) => number
const first: Pick = (costs) => costs.indexOf(Math.min(...costs))
const last: Pick = (costs) => costs.lastIndexOf(Math.min(...costs))

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
  let names: Name[] = choices.map(([standing]) => standing)
  // twice they go as far out of the way as they can, which opens gaps; then each takes the best place that is left
  for (const pick of [last, last, first]) names = makeRoom(names, choices, pick)
  const legible = new Set(withoutCovering(names))
  return names.map((name) => (legible.has(name) ? name.label : undefined))
}

/** Gives every name, the worst first, a place where it covers least. */
function makeRoom(names: readonly Name[], choices: readonly Choices[], pick: Pick): Name[] {
  const now = [...names]
  const cost = (name: Name) => name.covers + NAME_WEIGHT * coveredBy(name, now)
  const worstFirst = choices.map((own, index) => ({ own, index, cost: cost(names[index] ?? own[0]) }))
  for (const { own, index } of worstFirst.sort((a, b) => b.cost - a.cost)) {
    now[index] = own[pick(own.map(cost))] ?? own[0]
  }
  return now
}

function withoutCovering(names: Name[]): Name[] {
  const covered = names.map((name) => (name.town.here ? 0 : coveredBy(name, names)))
  const most = Math.max(...covered)
  return most > 0 ? withoutCovering(names.filter((_, index) => index !== covered.indexOf(most))) : names
}

/** How many other names a name covers. */
function coveredBy({ town, core }: Name, names: readonly Name[]): number {
  let count = 0
  for (const other of names) if (touch(core, other.box) && other.town !== town) count++
  return count
}

/** Asked some ten thousand times for one map: mostly the first comparison answers. */
const touch = (a: Box, b: Box): boolean => a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
