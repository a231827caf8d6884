import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COLORS, siteColors } from './colors'

const styles = readdirSync('sections', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|svg)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('sections', name), 'utf8') }))

test('styles and drawings have no colors of their own: each is a role of the theme', () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from var)|:\s*(?:white|gray)\b/gi
  expect(styles.length).toBeGreaterThan(20)
  expect(styles.flatMap(({ name, text }) => (text.match(literal) ?? []).map((color) => `${name}: ${color}`))).toEqual(
    [],
  )
})

test('every custom property that styles use is declared', () => {
  const declared = new Set(styles.flatMap(({ text }) => text.match(/--[a-z\d-]+(?=:)/g) ?? []))
  for (const name of [...Object.keys(COLORS), 'font-display', 'font-text']) declared.add(`--${name}`)
  const used = styles.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/var\((--[a-z\d-]+)\)/g), ([, property = '']) => ({ name, property })),
  )
  expect(used.filter(({ property }) => !declared.has(property))).toEqual([])
})

test('shades of a color that a theme chooses follow it, unless it chooses them too', () => {
  expect(siteColors({})).toEqual(COLORS)
  const { night, accent, ...others } = siteColors({ colors: { dark: '#804020', 'dark-hover': '#123456' } })
  expect([night, accent]).toEqual(['#532a15', COLORS.accent])
  expect(others).toMatchObject({ 'dark-raised': '#884b2d', 'dark-hover': '#123456' })
})
