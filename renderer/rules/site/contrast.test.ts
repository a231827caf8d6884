import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Declaration, parse } from 'postcss'
import { expect, test } from 'vitest'
import { COLORS, siteColors } from '../../../sections/ui/styles/colors'
import { PAIRS, shareOf } from './contrast'

const sheets = readdirSync('sections', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => parse(readFileSync(join('sections', name), 'utf8')))

/** The role of a declaration's color: of "var(--ink)" it is "ink". Undefined for what is no single color. */
function roleIn({ value }: Declaration): string | undefined {
  const [, name = ''] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return name in COLORS ? name : undefined
}

/** The grounds and the words of the style sheets, and what one rule puts on another. */
function usedColors() {
  const grounds = new Set<string>()
  const colors = new Set<string>()
  const pairs = new Set<string>()
  for (const sheet of sheets)
    sheet.walkRules((rule) => {
      const found = new Map<string, string>()
      for (const node of rule.nodes) {
        const color = node.type === 'decl' ? roleIn(node) : undefined
        if (node.type === 'decl' && color) found.set(node.prop, color)
      }
      const [ground, color] = [found.get('background') ?? found.get('background-color'), found.get('color')]
      if (ground) grounds.add(ground)
      if (color) colors.add(color)
      if (ground && color) pairs.add(`${color} on ${ground}`)
    })
  return { grounds, colors, pairs }
}

const { grounds, colors, pairs } = usedColors()

test('what a rule of the style sheets writes on a ground of its own is held against it', () => {
  expect(pairs.size).toBeGreaterThan(5)
  expect(PAIRS.map(({ color, ground }) => `${color} on ${ground}`)).toEqual(expect.arrayContaining([...pairs]))
})

/** The dots of a chat whose answer is being written: nothing stands on them. */
const BARE = ['muted']

test('every color of the theme that words or grounds have is held against another', () => {
  const isMissing = (side: 'color' | 'ground') => (name: string) => !PAIRS.some((pair) => pair[side] === name)
  expect([...colors].filter(isMissing('color'))).toEqual([])
  expect([...grounds].filter(isMissing('ground'))).toEqual(BARE)
})

test.each(['light', 'dark'] as const)('the design’s own colors can be read on a %s page', (scheme) => {
  expect(PAIRS.filter((pair) => shareOf(pair, siteColors({ scheme })) < 1)).toEqual([])
})
