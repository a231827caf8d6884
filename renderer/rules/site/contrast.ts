import { type ColorRole, channelsOf, mixColors, siteColors } from '../../../sections/ui/styles/colors'
import { isRecord, valueAt } from '../../documents/json-tree'
import { markedSite } from '../definition/examples'
import { isColor } from '../values/facts'
import { errors } from '../definition/rule'

/** WCAG 2.2 asks for these contrasts: of words in 1.4.3, of graphics and of very large words in 1.4.11. */
const OF_WORDS = 4.5
const OF_GRAPHICS = 3

/** What is written on each ground of the design, and what is drawn on it. */
const COLORS_ON: [ground: ColorRole, words: ColorRole[], graphics?: ColorRole[]][] = [
  ['card', ['ink', 'text', 'muted', 'link', 'signal', 'success'], ['accent-edge', 'control-line']],
  ['page', ['ink', 'text', 'muted', 'link', 'signal'], ['mark', 'accent-edge', 'success', 'focus']],
  ['soft', ['ink', 'text', 'muted', 'link', 'signal'], ['mark', 'accent-edge', 'focus']],
  ['band', ['ink', 'text', 'muted', 'link', 'signal'], ['mark', 'accent-edge', 'success', 'focus']],
  ['panel', ['ink', 'muted']],
  ['urgent', ['ink', 'text', 'link', 'signal']],
  ['success-ground', ['ink', 'text', 'link', 'success']],
  ['dark', ['on-dark', 'text-on-dark', 'accent-on-dark'], ['accent']],
  ['dark-raised', ['on-dark']],
  ['dark-hover', ['on-dark']],
  ['night', ['on-dark', 'text-on-dark', 'muted-on-dark', 'accent-on-dark'], ['accent']],
  ['signal-solid', ['on-dark', 'accent-on-dark']],
  ['success-solid', ['on-dark']],
  ['accent', ['on-accent']],
  ['accent-hover', ['on-accent']],
  ['solid', ['on-solid']],
  ['solid-hover', ['on-solid']],
]

interface Pair {
  ground: ColorRole
  color: ColorRole
  least: number
}

/** The colors that are compared. A test checks that every pair that one rule of the style sheets sets is among them. */
export const PAIRS = COLORS_ON.flatMap(([ground, words, graphics = []]): Pair[] => [
  ...words.map((color) => ({ ground, color, least: OF_WORDS })),
  ...graphics.map((color) => ({ ground, color, least: OF_GRAPHICS })),
])

const ROLES = [...new Set(PAIRS.flatMap(({ ground, color }) => [ground, color]))]

export const CONTRAST_RULES = errors({
  'low-contrast': {
    asks: 'Words can be read on every ground that the design puts them on, as WCAG asks: a contrast of 4.5, or of 3 for icons.',
    why: 'In the sun, and for weak eyes, words vanish that are hardly darker than what is behind them; in many countries the law forbids it.',
    fix: 'Take a darker shade of your color, or a lighter one on a dark ground. The message names one that is enough.',
    example: markedSite('"theme": { "colors": { "signal": «"#d9825b"» } }', '"#96411e"'),
    checkSite: ({ site: { document, data } }) => {
      const written = valueAt(data, ['theme', 'colors'])
      if (!document || !isRecord(written)) return []
      // invalid-color reports what is no color
      const own = Object.fromEntries(
        Object.entries(written).filter((entry): entry is [string, string] => isColor(entry[1])),
      )
      const scheme = valueAt(data, ['theme', 'scheme']) === 'dark' ? 'dark' : 'light'
      const colorsWith = (colors: Record<string, string>) => siteColors({ scheme, colors })
      const theme = colorsWith(own)
      // the roles that would have another color without this one
      const rolesOf = (name: string) => {
        const others = Object.entries(own).filter(([other]) => other !== name)
        const without = colorsWith(Object.fromEntries(others))
        return ROLES.filter((role) => without[role] !== theme[role])
      }
      const chosen = new Set(Object.keys(own).flatMap(rolesOf))
      const low = PAIRS.filter((pair) => shareOf(pair, theme) < 1).sort((a, b) => shareOf(a, theme) - shareOf(b, theme))
      return Object.keys(own).flatMap((name) => {
        const roles = rolesOf(name)
        // if both are colors of the theme's own, that of the words is the one to change
        const worst = low.find(
          ({ color, ground }) => roles.includes(color) || (roles.includes(ground) && !chosen.has(color)),
        )
        const origin = { document, path: ['theme', 'colors', name] }
        return worst ? { origin, ...describeContrast(name, roles, worst, own, colorsWith) } : []
      })
    },
  },
})

function describeContrast(
  name: string,
  roles: ColorRole[],
  worst: Pair,
  own: Record<string, string>,
  colorsWith: (colors: Record<string, string>) => Record<ColorRole, string>,
) {
  const { ground, color, least } = worst
  // rounded down, since 4.49 is not 4.5
  const contrast = (Math.floor(contrastIn(worst, colorsWith(own)) * 10) / 10).toFixed(1)
  const things = least === OF_WORDS ? 'words' : 'icons'
  const place = roles.includes(color) ? `on "${ground}"` : `in "${color}" on it`
  const concerned = PAIRS.filter((pair) => roles.includes(pair.ground) || roles.includes(pair.color))
  const meant = readable(own[name] ?? '', (shade) => {
    const theme = colorsWith({ ...own, [name]: shade })
    return concerned.every((pair) => shareOf(pair, theme) >= 1)
  })
  return {
    what: `gives ${things} ${place} a contrast of ${contrast}, but ${least} is the least that can be read`,
    hint: meant ? `"${meant}" is the nearest shade that is enough.` : 'Change the colors beside it too.',
  }
}

/** The first shade of a color, getting darker or lighter, that has enough contrast. */
function readable(color: string, isEnough: (shade: string) => boolean): string | undefined {
  for (let share = 0.02; share < 1; share += 0.02)
    for (const end of ['#000000', '#ffffff']) {
      const shade = mixColors(color, end, share)
      if (isEnough(shade)) return shade
    }
  return undefined
}

/** The contrast of two colors of a theme, as a share of the least that is allowed. */
export const shareOf = (pair: Pair, theme: Record<ColorRole, string>) => contrastIn(pair, theme) / pair.least

/** The contrast of two colors of a theme, from 1 to 21. */
function contrastIn({ ground, color }: Pair, theme: Record<ColorRole, string>): number {
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
