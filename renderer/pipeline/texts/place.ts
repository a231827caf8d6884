import type { Path } from '../documents/json-tree'

/** A list or an object of a page, and where it stands. Paths are made of it when they are asked for, which is seldom. */
export class Place {
  /** @param step its name or its number in what it stands in; none for the page itself */
  constructor(
    readonly value: object,
    readonly above?: Place,
    readonly step: string | number = '',
  ) {}
}

/** The path of what has this name or number in a place. */
export function pathWithin(place: Place, step: string | number): Path {
  const path = [step]
  for (let at = place; at.above; at = at.above) path.push(at.step)
  return path.toReversed()
}
