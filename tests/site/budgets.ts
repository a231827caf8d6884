/** What a page may cost a visitor. Whoever lets one grow changes its limit here, with the reason. */
import { PAGE_BUDGET } from '../../scripts/check/weight'

const KB = 1024

/** Lists of fifty services and twenty reviews may weigh more. */
const LONG_PAGES: Record<string, number> = {
  '/services': 30 * KB,
  '/reviews': 30 * KB,
}

/** The limit of a page's HTML with its styles, in bytes, gzip. */
export const pageLimit = (route: string): number => LONG_PAGES[route] ?? PAGE_BUDGET

/**
 * The styles in a page's head, in bytes, gzip: only rules that can apply to it. The home page has most types. The half
 * kilobyte above ten is for the shape and density that themes can change, and for the second menu level in the drawer.
 */
export const STYLE_LIMIT = 10.5 * KB

/** Widths of the window, in CSS pixels, that a page is read at: a telephone and a desktop. */
export type Width = 390 | 1440

/** Limits of what a page loads until it is read to its end, where nothing was pressed. */
interface ReadingLimits {
  /** The page with all of its pictures, two fonts, the scripts, and the quote form in its frame. On phones, home has a drawing. */
  requests: number
  /** JavaScript, in bytes as sent: the script and the islands that come into sight. None of them is React. */
  scriptBytes: number
  /** The largest picture, in bytes, on a screen with one device pixel for a CSS pixel. */
  pictureBytes: number
}

export const READING_LIMITS: Record<Width, ReadingLimits> = {
  // no picture of a page is wider than the window: 480 pixels is the width that is made for it, at quality 85 (site-spec §9)
  390: { requests: 27, scriptBytes: 5 * KB, pictureBytes: 48 * KB },
  // a hero of 1440 pixels
  1440: { requests: 28, scriptBytes: 5 * KB, pictureBytes: 240 * KB },
}

/** The sum of all layout shifts, which has no unit. Up to 0.1 is good: https://web.dev/articles/cls */
export const LAYOUT_SHIFT_LIMIT = 0.1

/** One sentence where a figure is over its limit: "/plano loads 14 requests, the limit is 12". Else none. */
export function overLimit(subject: string, figure: number, unit: string, limit: number): string[] {
  return figure > limit ? [`${subject} ${figure} ${unit}, the limit is ${limit}`] : []
}
