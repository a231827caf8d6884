import { readFileSync, readdirSync } from 'node:fs'
import { type Declaration, type Root, parse } from 'postcss'
import { expect, test } from 'vitest'

/** Left and right that mean just that, by their selector; in rules with :dir(rtl) they are allowed. */
const PHYSICAL: Record<string, string> = {
  'Feature.module.css .ring .icon': 'the triangle of a player points to the right everywhere',
  'VideoFacade.module.css .play .icon': 'the triangle of a player points to the right everywhere',
  'Permits.module.css .body::before': 'the hole is in the middle of the tag',
  'Chat.module.css .toggle': 'is turned round by a rule with :dir(rtl), since the words in it run downwards',
  'ServicePanel.module.css .panel': 'a screw in each corner',
  'ServicePanel.module.css .lever i::after': 'the light on a lever, in a drawing',
  'ServicePanel.module.css li:nth-child(even) .lever': 'is turned round by a rule with :dir(rtl)',
  'Course.module.css .top': 'a bite out of either corner',
  'Course.module.css .top + .foot': 'a bite out of either corner, and dots along the whole edge',
}

const SIDED = /^(?:(?:scroll-)?(?:margin|padding)-|border-(?:.*-)?)?(?:left|right)(?:-.*)?$/

/** Shorthands whose second value is the right side's, and the fourth the left side's. */
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/

/** The values of a shorthand, of which those in brackets may have spaces: "0 calc(1px + 2px)". */
const valuesOf = (text: string) => text.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

function isPhysical({ prop, value }: Declaration): boolean {
  const [top, right = top, bottom = top, left = right] = valuesOf(value)
  if (FOUR_SIDES.test(prop)) return left !== right
  if (prop === 'border-radius') return top !== right || bottom !== left
  if (SIDED.test(prop)) return true
  if (prop === 'direction' || /^(?:text-align|float|clear)$/.test(prop)) return /^(?:left|right|rtl|ltr)$/.test(value)
  if (prop === 'object-position') return false
  return /(?:^|[\s(])(?:left|right)\b|gradient\(\s*-?\d*[1-9]\d*deg/.test(value)
}

function physicalDeclarations(root: Root, name: string): string[] {
  const found: string[] = []
  root.walkRules((rule) => {
    const selector = rule.selector.replaceAll(/:global\(([^()]*)\)/g, '$1')
    if (selector.includes(':dir(rtl)')) return
    rule.each((node) => {
      if (node.type === 'decl' && isPhysical(node)) found.push(`${name} ${selector}: ${node.prop}: ${node.value}`)
    })
  })
  return found
}

const files = readdirSync('sections', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

test('styles name the start and the end of a line, not left and right', () => {
  const all = files.flatMap((file) =>
    physicalDeclarations(parse(readFileSync(`sections/${file}`, 'utf8')), file.split('/').at(-1) ?? ''),
  )
  const allowed = Object.keys(PHYSICAL).map((rule) => `${rule}: `)
  const found = all.filter((line) => !allowed.some((rule) => line.startsWith(rule)))
  expect(found, 'See "The component" in docs/sections.md, or add the rule to PHYSICAL with a reason.').toEqual([])
  expect(allowed.filter((rule) => !all.some((line) => line.startsWith(rule)))).toEqual([])
})

test.each([
  ['margin-left: 1px', true],
  ['right: 0', true],
  ['border-top-left-radius: 1px', true],
  ['border-left: 1px solid', true],
  ['text-align: right', true],
  ['padding: 0 1px 0 0', true],
  ['inset: 0 auto', false],
  ['padding: 0 calc(1px + 2px) 1rem', false],
  ['border-radius: 1px 0 0 1px', true],
  ['border-radius: 1px 1px 0 0', false],
  ['background: linear-gradient(90deg, red, blue)', true],
  ['background: linear-gradient(red, blue)', false],
  ['object-position: 90% 60%', false],
])('whether "%s" is physical: %s', (declaration, isFound) => {
  expect(physicalDeclarations(parse(`.a { ${declaration} }`), 'a.css')).toHaveLength(isFound ? 1 : 0)
})
