/** In pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** How many pixels a unit has: https://www.w3.org/TR/css-values-4/#absolute-lengths */
const UNITS: Record<string, number> = {
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
  px: 1,
  '': 1,
}

/**
 * The size of a drawing in pixels as browsers show it, by the attributes of its <svg>; undefined where these don't say it.
 * @example { width: "2in", viewBox: "0 0 4 2" } → 192 × 96
 */
export function drawingSize({ width, height, viewBox }: Record<string, string | undefined>): ImageSize | undefined {
  const [, , boxWidth = 0, boxHeight = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/, 4)
    .map(Number)
  const ratio = boxWidth / boxHeight
  const [across, down] = [pixels(width), pixels(height)]
  const size = {
    width: across ?? (down === undefined ? boxWidth : down * ratio),
    height: down ?? (across === undefined ? boxHeight : across / ratio),
  }
  const rounded = { width: Math.round(size.width), height: Math.round(size.height) }
  return rounded.width > 0 && rounded.height > 0 && Number.isFinite(rounded.width + rounded.height)
    ? rounded
    : undefined
}

/** A length in pixels; undefined where it depends on what is around the drawing, as "100%". */
function pixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e\d+)?)([a-z]{0,2})\s*$/i.exec(length) ?? []
  const scale = UNITS[unit.toLowerCase()]
  return number === undefined || scale === undefined ? undefined : Number(number) * scale
}
