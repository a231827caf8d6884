import { type ColorRole, channelsOf, mixColors, siteColors } from '../../../../sections/ui/styles/colors'
import { isRecord, valueAt } from '../../documents/json-tree'
import { type Problem, problemOf } from '../../problems/problem'
import { markedSite } from '../examples'
import { isColor } from '../facts'
import type { SiteRule } from '../rule'

/** WCAG 2.2 asks for these contrasts: of words in 1.4.3, of graphics and of very large words in 1.4.11. */
const OF_WORDS = 4.5
const OF_GRAPHICS = 3

/** What is written on each ground of the design. */
const WORDS: [ground: ColorRole, colors: ColorRole[]][] = [
  ['card', ['ink', 'text', 'muted', 'link', 'signal', 'success']],
  ['page', ['ink', 'text', 'muted', 'link', 'signal']],
  ['soft', ['ink', 'text', 'muted', 'link', 'signal']],
  ['band', ['ink', 'text', 'muted', 'link', 'signal']],
  ['panel', ['ink', 'muted']],
  ['urgent', ['ink', 'text', 'link', 'signal']],
  ['success-ground', ['ink', 'text', 'link', 'success']],
  ['dark', ['on-dark', 'text-on-dark', 'accent-on-dark']],
  ['dark-raised', ['on-dark']],
  ['dark-hover', ['on-dark']],
  ['night', ['on-dark', 'text-on-dark', 'muted-on-dark', 'accent-on-dark']],
  ['signal', ['on-dark', 'accent-on-dark']],
  ['success', ['on-dark']],
  ['accent', ['on-accent']],
  ['accent-hover', ['on-accent']],
]

/** What is drawn on each. */
const GRAPHICS: [ground: ColorRole, colors: ColorRole[]][] = [
  ['card', ['accent-edge', 'control-line']],
  ['page', ['mark', 'accent-edge', 'success', 'focus']],
  ['soft', ['mark', 'accent-edge', 'focus']],
  ['band', ['mark', 'accent-edge', 'success', 'focus']],
  ['dark', ['accent']],
  ['night', ['accent']],
]

interface Pair {
  ground: ColorRole
  color: ColorRole
  least: number
}

const pairsOf = (table: typeof WORDS, least: number): Pair[] =>
  table.flatMap(([ground, colors]) => colors.map((color) => ({ ground, color, least })))

/** What is held against each other. Its test compares it with the style sheets, as far as they say it rule by rule. */
export const PAIRS = [...pairsOf(WORDS, OF_WORDS), ...pairsOf(GRAPHICS, OF_GRAPHICS)]

export const lowContrast: SiteRule = {
  name: 'low-contrast',
  severity: 'error',
  asks: 'Words can be read on every ground that the design puts them on, as WCAG asks: a contrast of 4.5, or of 3 for icons.',
  why: 'In the sun, and for weak eyes, words vanish that are hardly darker than what is behind them; in many countries the law forbids it.',
  fix: 'Take a darker shade of your color, or a lighter one on a dark ground. The message names one that is enough.',
  example: markedSite('"theme": { "colors": { "signal": «"#d9825b"» } }', '"#96411e"'),
  checkSite: ({ site: { document, data } }) => {
    const written = valueAt(data, ['theme', 'colors'])
    if (!document || !isRecord(written)) return []
    // what is no color invalid-color tells
    const own = Object.fromEntries(
      Object.entries(written).filter((entry): entry is [string, string] => isColor(entry[1])),
    )
    const theme = siteColors({ colors: own })
    const rolesOf = (name: string) => {
      const others = Object.entries(own).filter(([other]) => other !== name)
      return changedRoles(siteColors({ colors: Object.fromEntries(others) }), theme)
    }
    const chosen = new Set(Object.keys(own).flatMap(rolesOf))
    const low = PAIRS.filter((pair) => !passes(pair, theme))
    return Object.keys(own).flatMap((name) => {
      const roles = rolesOf(name)
      // of two colors of the theme's own, that of the words is the one to change
      const isCause = ({ color, ground }: Pair) =>
        roles.includes(color) || (roles.includes(ground) && !chosen.has(color))
      const share = (pair: Pair) => contrastIn(pair, theme) / pair.least
      const [worst] = low.filter(isCause).sort((a, b) => share(a) - share(b))
      const origin = { document, path: ['theme', 'colors', name] }
      return worst ? [problemOf(lowContrast, origin, describe(name, roles, worst, own))] : []
    })
  },
}

type Colors = Record<string, string>
type Theme = Record<ColorRole, string>

function describe(name: string, roles: ColorRole[], worst: Pair, own: Colors): Pick<Problem, 'what' | 'hint'> {
  const { ground, color, least } = worst
  // rounded down, since 4.49 is not 4.5
  const contrast = (Math.floor(contrastIn(worst, siteColors({ colors: own })) * 10) / 10).toFixed(1)
  const things = least === OF_WORDS ? 'words' : 'icons'
  const place = roles.includes(color) ? `on "${ground}"` : `in "${color}" on it`
  const concerned = PAIRS.filter((pair) => roles.includes(pair.ground) || roles.includes(pair.color))
  const meant = readable(own[name] ?? '', (shade) => {
    const theme = siteColors({ colors: { ...own, [name]: shade } })
    return concerned.every((pair) => passes(pair, theme))
  })
  return {
    what: `gives ${things} ${place} a contrast of ${contrast}, but ${least} is the least that can be read`,
    hint: meant ? `"${meant}" is the nearest shade that is enough.` : 'Change the colors beside it too.',
  }
}

/** The roles that have another color in another theme. */
const changedRoles = (before: Theme, after: Theme) =>
  PAIRS.flatMap(({ ground, color }) => [ground, color]).filter((role) => before[role] !== after[role])

const passes = (pair: Pair, theme: Theme) => contrastIn(pair, theme) >= pair.least

/** The first shade of a color, ever darker or lighter, that is enough. */
function readable(color: string, isEnough: (shade: string) => boolean): string | undefined {
  for (let share = 0.02; share < 1; share += 0.02)
    for (const end of ['#000000', '#ffffff']) {
      const shade = mixColors(color, end, share)
      if (isEnough(shade)) return shade
    }
  return undefined
}

/** The contrast of two colors of a theme, from 1 to 21. */
function contrastIn({ ground, color }: Pair, theme: Theme): number {
  const [darker = 0, lighter = 0] = [theme[ground], theme[color]].map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
