import { type Box, type Boxes, boxesFor, copyBox, countTouched, isInside, isSameBox, setBox } from './boxes'
import { type Label, type Town, placesOf, setDot, setName } from './name-places'

/** A name among others, each of which covers a box where it stands now. */
export interface Name {
  town: Town
  /** The number of its box. */
  now: number
  /** It can choose from the boxes from here, which it covers already, to there. */
  from: number
  to: number
  /** Which place of its town each choice is. That of the first is not told. */
  places: number[]
  /** How many dots of other towns, and road shields, each choice covers; UNKNOWN until it is asked for. */
  covers: number[]
  /** The number among the choices of the place where the name stands already; 0 where it is none of them. */
  same: number
}

/** The names of a map, and what they can choose from. */
export interface NameChoices {
  names: Name[]
  /** What names cover now, in their order; then their choices, the dots of their towns, and the road shields. */
  boxes: Boxes
  /** The box of the first town's dot. */
  dots: number
}

const UNKNOWN = -1

/** Where it is told from where the name stands already. */
const ORIGIN = { x: 0, y: 0 }

/**
 * The choices of every name: where it stands, the four places beside its dot, and those between them, without those that
 * are not wholly in the frame.
 */
export function nameChoices(
  towns: readonly Town[],
  placed: readonly Label[],
  taken: readonly Box[],
  frame: Box,
): NameChoices {
  const count = towns.length
  const dots = towns.reduce((sum, town) => sum + 1 + placesOf(town).length, count)
  const boxes = boxesFor(dots + count + taken.length)
  for (let at = 0; at < count; at++) setDot(boxes, dots + at, towns[at] as Town)
  taken.forEach(({ left, top, right, bottom }, at) => setBox(boxes, dots + count + at, left, top, right, bottom))
  let to = count
  const names = towns.map((town, at): Name => {
    const from = to
    const places = [-1]
    const covers = [UNKNOWN]
    let same = 0
    setName(boxes, to++, town, ORIGIN, placed[at] as Label)
    copyBox(boxes, from, at)
    const own = placesOf(town)
    for (let place = 0; place < own.length; place++) {
      setName(boxes, to, town, town, own[place] as Label)
      if (!isInside(boxes, to, frame)) continue
      if (isSameBox(boxes, from, to)) same = to - from
      places.push(place)
      covers.push(UNKNOWN)
      to++
    }
    return { town, now: at, from, to, places, covers, same }
  })
  return { names, boxes, dots }
}

/** How many dots of other towns, and road shields, a name covers at one of its choices. */
export function coversThere({ boxes, dots }: NameChoices, { from, now, covers }: Name, index: number): number {
  const known = covers[index] as number
  if (known !== UNKNOWN) return known
  const own = dots + now
  const choice = from + index
  const count = countTouched(boxes, choice, dots, own) + countTouched(boxes, choice, own + 1, boxes.length / 4)
  covers[index] = count
  return count
}
