import { type Box, type Boxes, addSharedAreas, boxesFor, isInside, removeBox, setBox } from './boxes'
import { BESIDE, type Label, type Town, labelAt, placesOf, setDot, setName } from './name-places'

/** Half a name is worse than any two names that touch. */
const OUTSIDE = 1e6

/**
 * Finds a place for every name: right of its dot, else below, else left of it, else above, so that it covers no other
 * dot, no name placed before, nothing that is taken, and stays within the frame. Where that can't be, it stays
 * within the frame and covers as little as it can.
 */
export function placeLabels(towns: readonly Town[], taken: readonly Box[], frame: Box): Label[] {
  const count = towns.length
  // the dots, the names in the order in which they are placed, and what is taken
  const boxes = boxesFor(2 * count + taken.length)
  for (let at = 0; at < count; at++) setDot(boxes, at, towns[at] as Town)
  taken.forEach(({ left, top, right, bottom }, at) => setBox(boxes, 2 * count + at, left, top, right, bottom))
  const labels: Label[] = []
  let name = count
  for (const isHere of [true, false]) {
    for (let at = 0; at < count; at++) {
      const town = towns[at] as Town
      if (town.here !== isHere) continue
      removeBox(boxes, at)
      labels[at] = placeName({ boxes, count, frame }, name++, town)
      setDot(boxes, at, town)
    }
  }
  return labels
}

/** Finds where the name of a town stands best beside its dot, and notes what it covers there. */
function placeName(
  { boxes, count, frame }: { boxes: Boxes; count: number; frame: Box },
  name: number,
  town: Town,
): Label {
  const places = placesOf(town)
  let best = places[0] as Label
  let least = Infinity
  for (let at = 0; at < BESIDE && least > 0; at++) {
    const place = places[at] as Label
    setName(boxes, name, town, town, place)
    const covered = addSharedAreas(boxes, name, 0, name, isInside(boxes, name, frame) ? 0 : OUTSIDE, least)
    const all = addSharedAreas(boxes, name, 2 * count, boxes.length / 4, covered, least)
    if (all >= least) continue
    best = place
    least = all
  }
  setName(boxes, name, town, town, best)
  return labelAt(town, best)
}
