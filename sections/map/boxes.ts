export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Boxes in a row, four numbers each: left, top, right, bottom. For one map it is asked thousands of times whether two of
 * them touch, and objects of so many boxes would have to be made and thrown away.
 */
export type Boxes = Float64Array

export const boxesFor = (count: number): Boxes => new Float64Array(4 * count)

export function setBox(boxes: Boxes, at: number, left: number, top: number, right: number, bottom: number): void {
  const from = 4 * at
  boxes[from] = left
  boxes[from + 1] = top
  boxes[from + 2] = right
  boxes[from + 3] = bottom
}

export function copyBox(boxes: Boxes, from: number, to: number): void {
  boxes[4 * to] = boxes[4 * from] as number
  boxes[4 * to + 1] = boxes[4 * from + 1] as number
  boxes[4 * to + 2] = boxes[4 * from + 2] as number
  boxes[4 * to + 3] = boxes[4 * from + 3] as number
}

/** What is no number touches nothing. */
export const removeBox = (boxes: Boxes, at: number): void => setBox(boxes, at, NaN, NaN, NaN, NaN)

/**
 * With how many of the boxes of a row a box shares an area.
 * @param brush how much is taken from it at its top and at its bottom
 */
export function countTouched(boxes: Boxes, at: number, from: number, to: number, brush = 0): number {
  const left = boxes[4 * at] as number
  const top = (boxes[4 * at + 1] as number) + brush
  const right = boxes[4 * at + 2] as number
  const bottom = (boxes[4 * at + 3] as number) - brush
  let count = 0
  for (let other = 4 * from; other < 4 * to; other += 4) {
    // in a crowd nobody can guess the answers, and four comparisons take less time than a wrong guess
    count +=
      +(top < (boxes[other + 3] as number)) &
      +((boxes[other + 1] as number) < bottom) &
      +(left < (boxes[other + 2] as number)) &
      +((boxes[other] as number) < right)
  }
  return count
}

/** A sum, and the areas that a box shares with those of a row, up to a limit: what is more than that is not added. */
export function addSharedAreas(
  boxes: Boxes,
  at: number,
  from: number,
  to: number,
  before: number,
  limit: number,
): number {
  const left = boxes[4 * at] as number
  const top = boxes[4 * at + 1] as number
  const right = boxes[4 * at + 2] as number
  const bottom = boxes[4 * at + 3] as number
  let sum = before
  for (let other = 4 * from; other < 4 * to && sum < limit; other += 4) {
    const height = Math.min(bottom, boxes[other + 3] as number) - Math.max(top, boxes[other + 1] as number)
    if (!(height > 0)) continue
    const width = Math.min(right, boxes[other + 2] as number) - Math.max(left, boxes[other] as number)
    if (width > 0) sum += width * height
  }
  return sum
}

export function isInside(boxes: Boxes, at: number, frame: Box): boolean {
  const from = 4 * at
  return (
    (boxes[from] as number) >= frame.left &&
    (boxes[from + 2] as number) <= frame.right &&
    (boxes[from + 1] as number) >= frame.top &&
    (boxes[from + 3] as number) <= frame.bottom
  )
}

export function isSameBox(boxes: Boxes, a: number, b: number): boolean {
  for (let side = 0; side < 4; side++) if (boxes[4 * a + side] !== boxes[4 * b + side]) return false
  return true
}
