import { type ColorRole, channelsOf, mixColors, siteColors } from '../../../sections/ui/styles/colors'
import { isRecord, valueAt } from '../../documents/json-tree'
import { markedSite } from '../definition/examples'
import { isColor } from '../values/facts'
import { errors } from '../definition/rule'

/** The contrasts that WCAG 2.2 requires: 1.4.3 of text, 1.4.11 of graphics and very large text. */
const OF_TEXT = 4.5
const OF_GRAPHICS = 3

/** The colors of text and graphics on each background of the design. */
const COLORS_ON: [ground: ColorRole, text: ColorRole[], graphics?: ColorRole[]][] = [
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
  ['on-dark', ['dark']],
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

/** The colors that are compared. A test checks that they include every pair that a style sheet sets in one rule. */
export const PAIRS = COLORS_ON.flatMap(([ground, text, graphics = []]): Pair[] => [
  ...text.map((color) => ({ ground, color, least: OF_TEXT })),
  ...graphics.map((color) => ({ ground, color, least: OF_GRAPHICS })),
])

const ROLES = [...new Set(PAIRS.flatMap(({ ground, color }) => [ground, color]))]

export const CONTRAST_RULES = errors({
  'low-contrast': {
    asks: 'Text is readable on every background that the design puts it on, as WCAG requires: a contrast of 4.5, or 3 for icons.',
    why: 'In sunlight, or for weak eyes, text that is hardly darker than its background disappears; in many countries it is against the law.',
    fix: 'Choose a darker shade of your color, or a lighter one for a dark background. The message suggests one with enough contrast.',
    example: markedSite('"theme": { "colors": { "signal": «"#d9825b"» } }', '"#96411e"'),
    checkSite: ({ site: { document, data } }) => {
      if (!document) return []
      const { themeColors, colorsWith, colorsByRole, rolesOf } = readTheme(data)
      const themeRoles = new Set(Object.keys(themeColors).flatMap(rolesOf))
      const share = (pair: Pair) => contrastShare(pair, colorsByRole)
      const lowPairs = PAIRS.filter((pair) => share(pair) < 1).sort((a, b) => share(a) - share(b))
      return Object.keys(themeColors).flatMap((name) => {
        const roles = rolesOf(name)
        // if the theme sets both colors of a pair, the one to change is the text's
        const worst = lowPairs.find(
          ({ color, ground }) => roles.includes(color) || (roles.includes(ground) && !themeRoles.has(color)),
        )
        const origin = { document, path: ['theme', 'colors', name] }
        return worst ? { origin, ...describeContrast(name, roles, worst, themeColors, colorsWith) } : []
      })
    },
  },
})

/** The colors of a theme, and what they make of the design. */
function readTheme(data: unknown) {
  const colors = valueAt(data, ['theme', 'colors'])
  // anything that isn't a color is reported by invalid-color
  const themeColors = Object.fromEntries(
    Object.entries(isRecord(colors) ? colors : {}).filter((entry): entry is [string, string] => isColor(entry[1])),
  )
  const scheme = valueAt(data, ['theme', 'scheme']) === 'dark' ? 'dark' : 'light'
  const colorsWith = (colors: Record<string, string>) => siteColors({ scheme, colors })
  const colorsByRole = colorsWith(themeColors)
  /** The roles that would have another color without this one. */
  const rolesOf = (name: string) => {
    const otherColors = Object.entries(themeColors).filter(([other]) => other !== name)
    const withoutColor = colorsWith(Object.fromEntries(otherColors))
    return ROLES.filter((role) => withoutColor[role] !== colorsByRole[role])
  }
  return { themeColors, colorsWith, colorsByRole, rolesOf }
}

/**
 * Tells the contrast of each color of a theme, where it is closest to what is needed.
 * @param data of site.json
 * @returns by the color's name: 'Contrast 5.2 where 4.5 is needed: "link" on "card".'
 */
export function describeContrasts(data: unknown): Record<string, string> {
  const { themeColors, colorsByRole, rolesOf } = readTheme(data)
  const described = Object.keys(themeColors).flatMap((name) => {
    const roles = rolesOf(name)
    const [closest] = PAIRS.filter(({ ground, color }) => roles.includes(ground) || roles.includes(color)).sort(
      (a, b) => contrastShare(a, colorsByRole) - contrastShare(b, colorsByRole),
    )
    if (!closest) return []
    const { ground, color, least } = closest
    const contrast = roundDown(contrastIn(closest, colorsByRole))
    return [[name, `Contrast ${contrast} where ${least} is needed: "${color}" on "${ground}".`]]
  })
  return Object.fromEntries(described)
}

/** "4.4" of 4.49, since that is not 4.5 */
const roundDown = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1)

function describeContrast(
  name: string,
  roles: ColorRole[],
  worst: Pair,
  themeColors: Record<string, string>,
  colorsWith: (colors: Record<string, string>) => Record<ColorRole, string>,
) {
  const { ground, color, least } = worst
  const contrast = roundDown(contrastIn(worst, colorsWith(themeColors)))
  const things = least === OF_TEXT ? 'text' : 'icons'
  const place = roles.includes(color) ? `on "${ground}"` : `in "${color}" on it`
  const changedPairs = PAIRS.filter((pair) => roles.includes(pair.ground) || roles.includes(pair.color))
  const suggestion = readableShade(themeColors[name] ?? '', (shade) => {
    const colorsByRole = colorsWith({ ...themeColors, [name]: shade })
    return changedPairs.every((pair) => contrastShare(pair, colorsByRole) >= 1)
  })
  return {
    what: `gives ${things} ${place} a contrast of ${contrast}, but at least ${least} is needed`,
    hint: suggestion
      ? `The nearest shade with enough contrast is "${suggestion}".`
      : 'No shade is enough: change the colors it is used with, too.',
  }
}

/** The nearest darker or lighter shade of a color that has enough contrast. */
function readableShade(color: string, isEnough: (shade: string) => boolean): string | undefined {
  for (let share = 0.02; share < 1; share += 0.02)
    for (const end of ['#000000', '#ffffff']) {
      const shade = mixColors(color, end, share)
      if (isEnough(shade)) return shade
    }
  return undefined
}

/** The contrast of two colors as a share of what is needed: enough from 1 on. */
export const contrastShare = (pair: Pair, colors: Record<ColorRole, string>) => contrastIn(pair, colors) / pair.least

/** The contrast of two colors, from 1 to 21. */
function contrastIn({ ground, color }: Pair, colors: Record<ColorRole, string>): number {
  const [darker = 0, lighter = 0] = [colors[ground], colors[color]].map(luminance).sort((a, b) => a - b)
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
