import type { Theme } from '../../../schemas/types'

/** The names of colors before they were named for what they do. A theme may still use them. */
const ALIASES = {
  'navy-950': ['night'],
  'navy-900': ['ink', 'dark', 'on-accent'],
  'navy-800': ['dark-raised'],
  'navy-700': ['dark-hover', 'line-on-dark'],
  'amber-300': ['accent-on-dark'],
  'amber-400': ['accent-hover'],
  'amber-500': ['accent'],
  'amber-700': ['accent-edge'],
  'cream-50': ['page'],
  'cream-100': ['soft'],
  'cream-200': ['band'],
  'cream-300': ['line'],
  'cream-500': ['line-strong'],
  'brick-500': ['mark'],
  'brick-600': ['signal'],
  'brick-100': ['urgent'],
  'green-700': ['success'],
  'green-200': ['success-line'],
  'green-100': ['success-ground'],
  'steel-500': ['muted-on-dark'],
  'steel-700': ['muted'],
  'steel-300': ['text-on-dark', 'panel-line'],
  'steel-200': ['panel'],
} as const satisfies Partial<Record<ThemeColor, readonly ThemeColor[]>>

type ThemeColor = keyof NonNullable<Theme['colors']>

/** What a color is for: a custom property of the stylesheets, "ink" is --ink. */
export type ColorRole = Exclude<ThemeColor, keyof typeof ALIASES>

/** The colors of the design. theme.schema.json says what each is for. */
export const COLORS: Record<ColorRole, string> = {
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
  'on-dark': '#ffffff',
  'text-on-dark': '#c2ceda',
  'muted-on-dark': '#8fa3b8',
  'line-on-dark': '#21416a',
  accent: '#f5a524',
  'accent-hover': '#ffb947',
  'accent-edge': '#a86400',
  'accent-on-dark': '#ffd48a',
  'on-accent': '#0b1f3a',
  line: '#eddcbf',
  'line-strong': '#d9c093',
  'panel-line': '#c2ceda',
  'success-line': '#d0dec1',
  'control-line': '#74879b',
  focus: '#1d5fbf',
}

const [BLACK, WHITE] = ['#000000', '#ffffff']

/** If a theme chooses only "dark", the footer must change with it: these are shades of that color. */
const SHADES: Partial<Record<ColorRole, [of: ColorRole, toward: string, share: number]>> = {
  night: ['dark', BLACK, 0.35],
  'dark-raised': ['dark', WHITE, 0.06],
  'dark-hover': ['dark', WHITE, 0.12],
  'line-on-dark': ['dark', WHITE, 0.12],
  'accent-hover': ['accent', WHITE, 0.2],
  'accent-edge': ['accent', BLACK, 0.5],
  'accent-on-dark': ['accent', WHITE, 0.5],
}

const isAlias = (name: string): name is keyof typeof ALIASES => Object.hasOwn(ALIASES, name)

/** All colors of a site, by role. What a theme says of a role itself takes precedence over what it says by an alias. */
export function siteColors(theme: Theme = {}): Record<ColorRole, string> {
  const written = Object.entries(theme.colors ?? {}).sort(([a], [b]) => Number(isAlias(b)) - Number(isAlias(a)))
  const own: Partial<Record<string, string>> = Object.fromEntries(
    written.flatMap(([name, color]) => (isAlias(name) ? ALIASES[name] : [name]).map((role) => [role, color])),
  )
  const shades = Object.entries(SHADES).flatMap(([role, [of, toward, share]]) => {
    const color = own[of]
    return color ? [[role, mixColors(color, toward, share)]] : []
  })
  return { ...COLORS, ...Object.fromEntries(shades), ...own }
}

/** A color mixed with a share of another one: ("#000000", "#ffffff", 0.2) is "#333333". */
export function mixColors(color: string, toward: string, share: number): string {
  const [from, to] = [channelsOf(color), channelsOf(toward)]
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, from 0 to 255. */
export const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
