import type { Theme } from '../../../schemas/types'

/** How much of the design's space and size each choice has. */
const DENSITIES: Record<NonNullable<Theme['density']>, number> = { compact: 0.72, regular: 1, airy: 1.25 }
const SCALES: Record<NonNullable<NonNullable<Theme['headings']>['scale']>, number> = {
  quiet: 0.84,
  regular: 1,
  loud: 1.14,
}

/** The longest line of the grid, in rem. */
const WIDTHS: Record<NonNullable<Theme['width']>, number> = { narrow: 64, regular: 76, wide: 88 }

const BUTTON_ENDS: Record<NonNullable<Theme['buttons']>, string> = {
  rounded: 'var(--radius-m)',
  square: '0',
  pill: 'var(--radius-pill)',
}

/** The custom properties of tokens.css that a theme's shape changes: "--density:1.25;--container:64rem". */
export function shapeStyles({ scheme, headings, radius, buttons, density, width }: Theme = {}): string {
  const weight = headings?.weight
  const properties: Record<string, string | number | undefined> = {
    'color-scheme': scheme,
    '--scale': headings?.scale && SCALES[headings.scale],
    '--weight-display': weight,
    '--weight-quote': weight && Math.max(300, weight - 80),
    '--radius-s': radius === undefined ? undefined : `${Math.round(radius / 3)}px`,
    '--radius-m': radius === undefined ? undefined : `${Math.round(radius / 2)}px`,
    '--radius-l': radius === undefined ? undefined : `${radius}px`,
    '--button-ends': buttons && BUTTON_ENDS[buttons],
    '--density': density && DENSITIES[density],
    '--container': width && `${WIDTHS[width]}rem`,
  }
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
