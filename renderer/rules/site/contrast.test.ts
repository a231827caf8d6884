import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Declaration, parse } from 'postcss'
import { expect, test } from 'vitest'
import { COLORS, siteColors } from '../../../sections/ui/styles/colors'
import { PAIRS, contrastShare, describeContrasts } from './contrast'

const sheets = readdirSync('sections', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => parse(readFileSync(join('sections', name), 'utf8')))

/** The role of a declaration's color: "ink" for "var(--ink)". Undefined if the value isn't a single color. */
function roleIn({ value }: Declaration): string | undefined {
  const [, name = ''] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return name in COLORS ? name : undefined
}

/** The background and text colors in the style sheets, and the pairs that one rule sets. */
function usedColors() {
  const grounds = new Set<string>()
  const colors = new Set<string>()
  const pairs = new Set<string>()
  for (const sheet of sheets)
    sheet.walkRules((rule) => {
      const roleByProperty = new Map<string, string>()
      for (const node of rule.nodes) {
        const color = node.type === 'decl' ? roleIn(node) : undefined
        if (node.type === 'decl' && color) roleByProperty.set(node.prop, color)
      }
      const ground = roleByProperty.get('background') ?? roleByProperty.get('background-color')
      const color = roleByProperty.get('color')
      if (ground) grounds.add(ground)
      if (color) colors.add(color)
      if (ground && color) pairs.add(`${color} on ${ground}`)
    })
  return { grounds, colors, pairs }
}

const { grounds, colors, pairs } = usedColors()

test('every pair of colors that one rule of a style sheet sets is compared', () => {
  expect(pairs.size).toBeGreaterThan(5)
  expect(PAIRS.map(({ color, ground }) => `${color} on ${ground}`)).toEqual(expect.arrayContaining([...pairs]))
})

/** The dots of a chat while an answer is being typed: there is no text on them. */
const WITHOUT_TEXT = ['muted']

test('every text and background color of the theme is compared with another one', () => {
  const isMissing = (side: 'color' | 'ground') => (name: string) => !PAIRS.some((pair) => pair[side] === name)
  expect([...colors].filter(isMissing('color'))).toEqual([])
  expect([...grounds].filter(isMissing('ground'))).toEqual(WITHOUT_TEXT)
})

test.each(['light', 'dark'] as const)('the design’s own colors can be read on a %s page', (scheme) => {
  expect(PAIRS.filter((pair) => contrastShare(pair, siteColors({ scheme })) < 1)).toEqual([])
})

test('each color of a theme tells its contrast where that is closest to what is needed', () => {
  expect(describeContrasts({ theme: { colors: { link: '#767676', signal: 'no color' } } })).toEqual({
    link: expect.stringMatching(/^Contrast \d+\.\d where 4\.5 is needed: "link" on "[a-z-]+"\.$/),
  })
  expect(describeContrasts({})).toEqual({})
})
