import type { Box, Layout, Point, Town } from './projection'

/** Where a name is written: the point at its start, its middle or its end. */
export type Label = Point & { anchor?: 'middle' | 'end' }

/**
 * Finds a place for every town's name: right of its dot, else below, left, above or at a corner, whichever is the first
 * that touches no dot, no other name and nothing that is taken. A name without such a place is left out, but never that of the town
 * that is marked, which chooses first.
 * @returns the labels in the order of the towns
 */
export function placeNames(
  { towns, view }: Pick<Layout, 'towns' | 'view'>,
  taken: readonly Box[],
): (Label | undefined)[] {
  const obstacles = [...taken]
  const dots = towns.map(({ x, y, here }) => around({ x, y }, here ? 20 : 8))
  const labels: (Label | undefined)[] = towns.map(() => undefined)
  const markedFirst = [...towns.entries()].sort(([, a], [, b]) => Number(b.here) - Number(a.here))
  for (const [index, town] of markedFirst) {
    const inView = placesOf(town).filter(({ box }) => isInside(box, view))
    const isFree = ({ box }: Place) =>
      !obstacles.some((other) => overlap(box, other)) && !dots.some((dot, of) => of !== index && overlap(box, dot))
    const place = inView.find(isFree) ?? (town.here ? inView[0] : undefined)
    if (!place) continue
    labels[index] = place.label
    obstacles.push(place.box)
  }
  return labels
}

type Place = { label: Label; box: Box }

/** The places of a name beside its dot, the best first. Names are set larger on phones; what fits there fits everywhere. */
function placesOf({ name, x, y, here }: Town): Place[] {
  const [size, reach] = here ? [32, 20] : [25, 8]
  const ascent = Math.round(size * 0.7)
  const descent = Math.round(size * 0.22)
  const width = textWidth(name) * size
  const [left, right, above, below] = [x - reach, x + reach, y - reach - descent, y + reach + ascent]
  const labels: Label[] = [
    { x: right + 4, y: y + descent },
    { x, y: below, anchor: 'middle' },
    { x: left - 4, y: y + descent, anchor: 'end' },
    { x, y: above, anchor: 'middle' },
    { x: right, y: above + reach },
    { x: right, y: below - reach },
    { x: left, y: above + reach, anchor: 'end' },
    { x: left, y: below - reach, anchor: 'end' },
  ]
  return labels.map((label) => {
    const left = label.x - (label.anchor === 'end' ? width : label.anchor ? width / 2 : 0)
    return { label, box: { left, top: label.y - ascent, right: left + width, bottom: label.y + descent } }
  })
}

/** About how wide a text is, as a part of its letters' size: narrow letters, wide ones, all others. */
export function textWidth(text: string): number {
  const widths = [...text].map((letter) => (/[fijlrt' .-]/.test(letter) ? 0.4 : /[A-Zmw]/.test(letter) ? 0.85 : 0.62))
  return widths.reduce((sum, width) => sum + width, 0)
}

/** The box about a point; its half height is the half width, unless it is given. */
export function around({ x, y }: Point, halfWidth: number, halfHeight = halfWidth): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
