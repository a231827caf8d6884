/** Where the names of a map stand, as plainly as it can be said: what sections/map/ finds must be the same. */
import type { Box } from '../sections/map/boxes'
import type { Label, Town } from '../sections/map/name-places'

interface Name {
  town: Town
  label: Label
  box: Box
  core: Box
  covers: number
}

export function plainlyPlaced(towns: readonly Town[], taken: readonly Box[], frame: Box): Label[] {
  const names: Box[] = []
  const labels = new Map<Town, Label>()
  for (const town of [...towns].sort((a, b) => Number(b.here) - Number(a.here))) {
    const others = [...towns.filter((other) => other !== town).map(dotBox), ...names, ...taken]
    const cost = (label: Label) => {
      const box = labelBox(town, label)
      return others.reduce((sum, other) => sum + overlap(box, other), inside(box, frame) ? 0 : 1e6)
    }
    const label = cheapest(beside(town), cost)
    names.push(labelBox(town, label))
    labels.set(town, label)
  }
  return towns.map((town) => labels.get(town)!)
}

export function plainlySettled(
  towns: readonly Town[],
  placed: readonly Label[],
  taken: readonly Box[],
  frame: Box,
): (Label | undefined)[] {
  const choices = towns.map((town, index) => {
    const obstacles = [...towns.filter((other) => other !== town).map(dotBox), ...taken]
    const others = [...beside(town), ...corners(town)].filter((label) => inside(labelBox(town, label), frame))
    return [placed[index]!, ...others].map((label) => nameAt(town, label, obstacles))
  })
  let names = choices.map(([standing]) => standing!)
  const farthestFirst = choices.map((own) => own.toReversed())
  for (const own of [farthestFirst, farthestFirst, choices]) names = makeRoom(names, own)
  const legible = new Set(withoutCovering(names))
  return names.map((name) => (legible.has(name) ? name.label : undefined))
}

function makeRoom(names: readonly Name[], choices: readonly Name[][]): Name[] {
  const now = [...names]
  const cost = (name: Name) => name.covers + 3 * coveredBy(name, now)
  const worstFirst = names.map((name, index) => ({ index, cost: cost(name) })).sort((a, b) => b.cost - a.cost)
  for (const { index } of worstFirst) now[index] = cheapest(choices[index]!, cost)
  return now
}

function withoutCovering(names: Name[]): Name[] {
  const covered = names.map((name) => (name.town.here ? 0 : coveredBy(name, names)))
  const most = Math.max(...covered)
  return most > 0 ? withoutCovering(names.filter((_, index) => index !== covered.indexOf(most))) : names
}

const coveredBy = ({ town, core }: Name, names: readonly Name[]): number =>
  names.filter((other) => other.town !== town && touch(core, other.box)).length

function cheapest<T>(choices: readonly T[], cost: (choice: T) => number): T {
  const costs = choices.map(cost)
  return choices[costs.indexOf(Math.min(...costs))]!
}

function nameAt(town: Town, label: Label, obstacles: Box[]): Name {
  const box = labelBox(town, label)
  const core = { ...box, top: box.top + 3, bottom: box.bottom - 3 }
  return { town, label, box, core, covers: obstacles.filter((obstacle) => touch(box, obstacle)).length }
}

function beside({ x, y, here }: Town): Label[] {
  const [gap, drop] = here ? [20, 9] : [12, 6]
  return [
    { x: x + gap, y: y + drop, anchor: 'start' },
    { x, y: y + (here ? 48 : 27), anchor: 'middle' },
    { x: x - gap - (here ? 4 : 0), y: y + drop, anchor: 'end' },
    { x, y: y - (here ? 28 : 14), anchor: 'middle' },
  ]
}

function corners({ x, y, here }: Town): Label[] {
  const [gap, above, below] = here ? [14, 14, 34] : [8, 6, 22]
  return [
    { x: x + gap, y: y - above, anchor: 'start' },
    { x: x + gap, y: y + below, anchor: 'start' },
    { x: x - gap, y: y - above, anchor: 'end' },
    { x: x - gap, y: y + below, anchor: 'end' },
  ]
}

function dotBox({ x, y, here }: Town): Box {
  const half = here ? 12 : 8
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}

/** What a town's name covers at a place. */
export function labelBox({ nameWidth, here }: Town, { x, y, anchor }: Label): Box {
  const size = here ? 32 : 25
  const width = nameWidth * size
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, top: y - size * 0.75, right: left + width, bottom: y + size * 0.25 }
}

/** Whether two boxes share an area, or one that has none lies within the other. */
const touch = (a: Box, b: Box): boolean => a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

export function inside(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
}
