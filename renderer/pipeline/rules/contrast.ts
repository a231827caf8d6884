import { readFileSync } from 'node:fs'
import { isRecord, valueAt } from '../documents/json-tree'
import { type Problem, problemOf } from '../problems/problem'
import { markedSite } from './examples'
import type { SiteRule } from './rule'

/** WCAG 2.2 asks for these contrasts: of words in 1.4.3, of graphics and of very large words in 1.4.11. */
const OF_WORDS = 4.5
const OF_GRAPHICS = 3

/** What stands on each ground of the design; colors that no theme can change are written as they are. */
const WORDS: Record<string, string> = {
  '#ffffff': 'navy-900 brick-600 steel-700',
  '#f7faf2': 'navy-900 green-700',
  'cream-50': 'navy-900 brick-600 steel-700 #28394f #1d4b85',
  'cream-100': 'navy-900 brick-600 steel-700 #28394f #1d4b85',
  'cream-200': 'navy-900 brick-600 steel-700 #28394f #1d4b85',
  'green-100': 'navy-900 green-700 #28394f #1d4b85',
  'brick-100': 'navy-900 brick-600 #1d4b85',
  'steel-200': 'navy-900 steel-700',
  'amber-500': 'navy-900',
  'amber-400': 'navy-900',
  'navy-950': '#ffffff steel-300 steel-500 amber-300',
  'navy-900': '#ffffff steel-300 amber-300',
  'navy-800': '#ffffff',
  'navy-700': '#ffffff',
  'brick-600': '#ffffff amber-300',
  'green-700': '#ffffff',
}

const GRAPHICS: Record<string, string> = {
  '#ffffff': 'navy-700 amber-700',
  'cream-50': 'brick-500 amber-700 green-700 #1d5fbf',
  'cream-100': 'brick-500 amber-700 #1d5fbf',
  'cream-200': 'brick-500 amber-700 green-700 #1d5fbf',
  'navy-950': 'amber-500',
  'navy-900': 'amber-500',
}

interface Pair {
  ground: string
  color: string
  least: number
}

const pairsOf = (table: Record<string, string>, least: number): Pair[] =>
  Object.entries(table).flatMap(([ground, colors]) => colors.split(' ').map((color) => ({ ground, color, least })))

/** What is held against each other. Its test compares it with the style sheets, as far as they say it rule by rule. */
export const PAIRS = [...pairsOf(WORDS, OF_WORDS), ...pairsOf(GRAPHICS, OF_GRAPHICS)]

export const lowContrast: SiteRule = {
  name: 'low-contrast',
  severity: 'error',
  asks: 'Words can be read on every ground that the design puts them on, as WCAG asks: a contrast of 4.5, or of 3 for icons.',
  why: 'In the sun, and for weak eyes, words vanish that are hardly darker than what is behind them; in many countries the law forbids it.',
  fix: 'Take a darker shade of your color, or a lighter one on a dark ground. The message names one that is enough.',
  example: markedSite('"theme": { "colors": { "brick-600": «"#d9825b"» } }', '"#96411e"'),
  checkSite: ({ site: { document, data } }) => {
    const own = valueAt(data, ['theme', 'colors'])
    if (!document || !isRecord(own)) return []
    const theme = { ...designColors(), ...own }
    const low = PAIRS.filter((pair) => !passes(pair, theme))
    return Object.keys(own).flatMap((name) => {
      // of two colors of the theme's own, that of the words is the one to change
      const isCause = ({ color, ground }: Pair) => color === name || (ground === name && !Object.hasOwn(own, color))
      const share = (pair: Pair) => (contrastIn(pair, theme) ?? 0) / pair.least
      const [worst] = low.filter(isCause).sort((a, b) => share(a) - share(b))
      const origin = { document, path: ['theme', 'colors', name] }
      return worst ? [problemOf(lowContrast, origin, describe(name, worst, theme))] : []
    })
  },
}

type Theme = Record<string, unknown>

function describe(name: string, worst: Pair, theme: Theme): Pick<Problem, 'what' | 'hint'> {
  const { ground, color, least } = worst
  // rounded down, since 4.49 is not 4.5
  const contrast = (Math.floor((contrastIn(worst, theme) ?? 0) * 10) / 10).toFixed(1)
  const things = least === OF_WORDS ? 'words' : 'icons'
  const place = color === name ? `on ${ground}` : `in ${color} on it`
  const meant = readable(String(theme[name]), (shade) =>
    PAIRS.every((pair) => ![pair.ground, pair.color].includes(name) || passes(pair, { ...theme, [name]: shade })),
  )
  return {
    what: `gives ${things} ${place} a contrast of ${contrast}, but ${least} is the least that can be read`,
    hint: meant ? `"${meant}" is the nearest shade that is enough.` : 'Change the colors beside it too.',
  }
}

const passes = (pair: Pair, theme: Theme) => (contrastIn(pair, theme) ?? Infinity) >= pair.least

/** The first shade of a color, ever darker or lighter, that is enough. */
function readable(color: string, isEnough: (shade: string) => boolean): string | undefined {
  for (let share = 0.02; share < 1; share += 0.02)
    for (const end of [0, 255]) {
      const mixed = channelsOf(color).map((channel) => Math.round(channel + (end - channel) * share))
      const shade = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
      if (isEnough(shade)) return shade
    }
  return undefined
}

/** The contrast of two colors of a theme, from 1 to 21; undefined where one of them is no color. */
function contrastIn({ ground, color }: Pair, theme: Theme): number | undefined {
  const colors = [ground, color].map((name) => String(theme[name] ?? name))
  if (!colors.every((one) => /^#[\da-f]{6}$/.test(one))) return undefined
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((a, b) => a - b)
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

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** The colors of the design, by name. */
const designColors = (): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      readFileSync('sections/ui/tokens.css', 'utf8').matchAll(/--([a-z]+-\d+): (#[\da-f]{6})/g),
      ([, name = '', color = '']) => [name, color],
    ),
  )
