import { type Box, type Label, type Town, candidates, dotBox, inside, labelBox, touch } from './place-labels'

/** Line boxes that share so little of their height hold names that do not touch, in units. */
const BRUSH = 3

/** A name at a place. */
export interface Name {
  town: Town
  label: Label
  box: Box
  /** The part of the box that no other name may touch. */
  core: Box
  /** How many dots of other towns, and road shields, it covers there. */
  covers: number
}

/** All that a town's name can choose from: where it stands, the four places beside its dot, and those between them. */
export type Choices = [Name, ...Name[]]

/** The choices of every town, without those that are not wholly in the frame. */
export function nameChoices(
  towns: readonly Town[],
  placed: readonly Label[],
  taken: readonly Box[],
  frame: Box,
): Choices[] {
  const dots = towns.map(dotBox)
  return towns.map((town, index) => {
    const obstacles = [...dots.filter((_, at) => at !== index), ...taken]
    const beside = candidates(town)
    const others = [...beside, ...corners(town)].filter((label) => inside(labelBox(town, label), frame))
    return [
      nameAt(town, placed[index] ?? beside[0], obstacles),
      ...others.map((label) => nameAt(town, label, obstacles)),
    ]
  })
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

function nameAt(town: Town, label: Label, obstacles: Box[]): Name {
  const box = labelBox(town, label)
  const core = { left: box.left, top: box.top + BRUSH, right: box.right, bottom: box.bottom - BRUSH }
  let covers = 0
  for (const obstacle of obstacles) if (touch(box, obstacle)) covers++
  return { town, label, box, core, covers }
}
