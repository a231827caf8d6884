import { LAYOUT_SHIFT_LIMIT, READING_LIMITS, type Width, overLimit } from '../site/budgets'
import type { Loads } from './note-loads'

/** A sentence for each budget of reading that a page exceeds. */
export function overBudget(route: string, width: Width, loads: Loads): string[] {
  const { requests, scriptBytes, pictureBytes } = READING_LIMITS[width]
  const { path, bytes } = loads.largestPicture
  const page = `${route} at ${width} px`
  const shift = Math.round(loads.layoutShift * 1000) / 1000
  return [
    ...overLimit(`${page} loads`, loads.requests, 'requests', requests),
    ...overLimit(`${page} loads`, loads.scriptBytes, 'bytes of JavaScript', scriptBytes),
    ...overLimit(`${page} loads ${path} with`, bytes, 'bytes', pictureBytes),
    ...overLimit(`${page} shifts its layout by`, shift, 'in all', LAYOUT_SHIFT_LIMIT),
  ]
}
