import { cheapest } from './cheapest'
import { type Choices, type Name, nameChoices } from './name-choices'
import { type Box, type Label, type Town, touch } from './place-labels'

/** How much worse it is that a name covers another than that it covers a dot or a road shield. */
const NAME_WEIGHT = 3

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
  const farthestFirst = choices.map((own) => own.toReversed() as Choices)
  for (const own of [farthestFirst, farthestFirst, choices]) names = makeRoom(names, own)
  const legible = new Set(withoutCovering(names))
  return names.map((name) => (legible.has(name) ? name.label : undefined))
}

/** Gives every name, the worst first, the first of the places where it covers least. */
function makeRoom(names: readonly Name[], choices: readonly Choices[]): Name[] {
  const now = [...names]
  const cost = (name: Name) => name.covers + NAME_WEIGHT * coveredBy(name, now)
  const worstFirst = names.map((name, index) => ({ index, cost: cost(name) })).sort((a, b) => b.cost - a.cost)
  for (const { index } of worstFirst) {
    const own = choices[index]
    if (own) now[index] = cheapest(own, cost)
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
