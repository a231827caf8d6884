import type { Theme } from '../../schemas/types'

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

/** The colors of the design. What each is for says theme.schema.json. */
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

const isAlias = (name: string): name is keyof typeof ALIASES => Object.hasOwn(ALIASES, name)

/** The roles that a color of a theme is given to: "navy-900" is "ink", "dark" and "on-accent". */
export const rolesOf = (name: string): readonly string[] => (isAlias(name) ? ALIASES[name] : [name])

/** All colors of a site, by role; what a theme says of a role itself goes before what it says by an alias. */
export function siteColors(theme: Theme = {}): Record<ColorRole, string> {
  const own = Object.entries(theme.colors ?? {}).sort(([a], [b]) => Number(isAlias(b)) - Number(isAlias(a)))
  return {
    ...COLORS,
    ...Object.fromEntries(own.flatMap(([name, color]) => rolesOf(name).map((role) => [role, color]))),
  }
}
