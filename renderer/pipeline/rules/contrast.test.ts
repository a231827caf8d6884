import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Declaration, parse } from 'postcss'
import { expect, test } from 'vitest'
import { PAIRS } from './contrast'

const sheets = readdirSync('sections', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => parse(readFileSync(join('sections', name), 'utf8')))

const tokens = new Map<string, string>()
parse(readFileSync('sections/ui/tokens.css', 'utf8')).walkDecls(
  /^--/,
  ({ prop, value }) => void tokens.set(prop, value),
)

/** The color of a declaration: "var(--ink)" is navy-900, and #fff is #ffffff. Undefined for what is no single color. */
function colorIn({ value }: Pick<Declaration, 'value'>): string | undefined {
  const [, name = ''] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  const meant = tokens.get(`--${name}`)
  if (meant) return /^[a-z]+-\d+$/.test(name) ? name : colorIn({ value: meant })
  return value.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3').match(/^#[\da-f]{6}$/)?.[0]
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
        const color = node.type === 'decl' ? colorIn(node) : undefined
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

/** Whether a theme can change a color. */
const isOfTheme = (name: string) => !name.startsWith('#')

test('what a rule of the style sheets writes on a ground of its own is held against it', () => {
  const wanted = [...pairs].filter((pair) => pair.split(' on ').some(isOfTheme))
  expect(wanted.length).toBeGreaterThan(5)
  expect(PAIRS.map(({ color, ground }) => `${color} on ${ground}`)).toEqual(expect.arrayContaining(wanted))
})

/** The dots of a chat whose answer is being written: nothing stands on them. */
const BARE = ['steel-700']

test('every color of the theme that words or grounds have is held against another', () => {
  const isMissing = (side: 'color' | 'ground') => (name: string) =>
    isOfTheme(name) && !PAIRS.some((pair) => pair[side] === name)
  expect([...colors].filter(isMissing('color'))).toEqual([])
  expect([...grounds].filter(isMissing('ground'))).toEqual(BARE)
})
