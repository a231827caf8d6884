import type { Theme } from '../../../schemas/types'

/** What a color is for: a custom property of the stylesheets, "ink" is --ink. */
export type ColorRole = keyof NonNullable<Theme['colors']>

type Palette = Record<ColorRole, string>

const [BLACK, WHITE] = ['#000000', '#ffffff']

/** The colors of the design on a light page. theme.schema.json says what each is for. */
export const COLORS: Palette = {
  ink: '#0b1f3a',
  text: '#28394f',
  muted: '#4d6177',
  link: '#1d4b85',
  signal: '#96411e',
  mark: '#b4532a',
  success: '#3f5e2a',
  page: '#fffcf6',
  soft: '#fff8ec',
  band: '#faeedb',
  card: '#ffffff',
  panel: '#dbe3ea',
  urgent: '#f8e3d6',
  'success-ground': '#eaf1e1',
  dark: '#0b1f3a',
  'dark-raised': '#142d4f',
  'dark-hover': '#21416a',
  night: '#071529',
  'signal-solid': '#96411e',
  'success-solid': '#3f5e2a',
  'on-dark': '#ffffff',
  'text-on-dark': '#c2ceda',
  'muted-on-dark': '#8fa3b8',
  'line-on-dark': '#21416a',
  accent: '#f5a524',
  'accent-hover': '#ffb947',
  'accent-edge': '#a86400',
  'accent-on-dark': '#ffd48a',
  'on-accent': '#0b1f3a',
  solid: '#0b1f3a',
  'solid-hover': '#21416a',
  'on-solid': '#ffffff',
  line: '#eddcbf',
  'line-strong': '#d9c093',
  'panel-line': '#c2ceda',
  'success-line': '#d0dec1',
  'control-line': '#74879b',
  focus: '#1d5fbf',
}

/** The colors of the design on a dark page. */
const NIGHT_COLORS: Palette = {
  ...COLORS,
  ink: '#f7f1e6',
  text: '#cfd3d8',
  muted: '#a3abb5',
  link: '#9cc4ff',
  signal: '#ffb48f',
  mark: '#f0936a',
  success: '#a9d08c',
  page: '#12171e',
  soft: '#161c24',
  band: '#1b222b',
  card: '#202832',
  panel: '#2b3440',
  urgent: '#3a2119',
  'success-ground': '#1b2518',
  dark: '#0a1626',
  night: '#060b12',
  solid: '#f7f1e6',
  'solid-hover': '#d6d1c8',
  'on-solid': '#12171e',
  line: '#303945',
  'line-strong': '#4a5562',
  'accent-edge': '#f5a524',
  'panel-line': '#3c4754',
  'success-line': '#35452d',
  'control-line': '#7f8b98',
  focus: '#8dbbff',
}

/** A color that follows another one: mixed of it and a share of a third, which is a role or a color. */
type Shade = [of: ColorRole, toward: ColorRole | typeof BLACK | typeof WHITE, share: number]

/**
 * If a theme chooses only "ink", captions must change with it, and with "dark" the footer. Each follows the color it is a
 * shade of, unless the theme chooses it too; a color that follows comes after the one it follows.
 */
const SHADES: Partial<Record<ColorRole, Shade>> = {
  text: ['ink', 'page', 0.13],
  muted: ['ink', 'page', 0.27],
  'control-line': ['ink', 'page', 0.43],
  soft: ['page', 'ink', 0.02],
  band: ['page', 'ink', 0.05],
  panel: ['page', 'ink', 0.12],
  line: ['page', 'ink', 0.12],
  'line-strong': ['page', 'ink', 0.28],
  'panel-line': ['page', 'ink', 0.22],
  night: ['dark', BLACK, 0.35],
  'dark-raised': ['dark', WHITE, 0.06],
  'dark-hover': ['dark', WHITE, 0.12],
  'line-on-dark': ['dark', WHITE, 0.12],
  'text-on-dark': ['on-dark', 'dark', 0.2],
  'muted-on-dark': ['on-dark', 'dark', 0.36],
  mark: ['signal', WHITE, 0.12],
  'success-line': ['success-ground', 'success', 0.2],
  'accent-hover': ['accent', WHITE, 0.2],
  'accent-edge': ['accent', BLACK, 0.5],
  'accent-on-dark': ['accent', WHITE, 0.5],
  'on-accent': ['dark', BLACK, 0],
}

const DAY_SHADES: typeof SHADES = {
  ...SHADES,
  'signal-solid': ['signal', BLACK, 0],
  'success-solid': ['success', BLACK, 0],
  solid: ['dark', BLACK, 0],
  'solid-hover': ['dark', WHITE, 0.12],
  'on-solid': ['on-dark', BLACK, 0],
}

const NIGHT_SHADES: typeof SHADES = {
  ...SHADES,
  card: ['page', 'ink', 0.08],
  'accent-edge': ['accent', BLACK, 0],
  'signal-solid': ['signal', BLACK, 0.62],
  'success-solid': ['success', BLACK, 0.6],
  solid: ['ink', BLACK, 0],
  'solid-hover': ['ink', 'page', 0.15],
  'on-solid': ['page', BLACK, 0],
}

const isRole = (name: string): name is ColorRole => Object.hasOwn(COLORS, name)

/** All colors of a site, by role: those that its theme chooses, the shades of those, and the design's. */
export function siteColors({ scheme, colors = {} }: Theme = {}): Palette {
  const [palette, shades] = scheme === 'dark' ? [NIGHT_COLORS, NIGHT_SHADES] : [COLORS, DAY_SHADES]
  const mixed: Palette = { ...palette, ...colors }
  for (const [role, [of, toward, share]] of Object.entries(shades)) {
    if (!isRole(role) || colors[role] || mixed[of] === palette[of]) continue
    mixed[role] = mixColors(mixed[of], isRole(toward) ? mixed[toward] : toward, share)
  }
  return mixed
}

/** A color mixed with a share of another one: ("#000000", "#ffffff", 0.2) is "#333333". */
export function mixColors(color: string, toward: string, share: number): string {
  const [from, to] = [channelsOf(color), channelsOf(toward)]
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, from 0 to 255. */
export const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
