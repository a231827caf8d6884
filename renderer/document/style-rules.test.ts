import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { type AtRule, type ChildNode, type Container, parse } from 'postcss'
import { expect, test } from 'vitest'
import { compileCssModule } from '../vite/compile-css-module'
import { parseStyles } from './style-rules'

const SELECTOR_PARTS = `a .b ._c #d :is(._e,f) [g="h;{"] [i='}'] .\\{j > :hover`.split(' ').concat(' ', '\n')
const VALUES = `red| 1px  2px|url("a;b}c")|'{'|calc(1px + (2px * 3))|url(data:a;base64,b)|x!important|x ! IMPORTANT|a /* ; */ b|"\\""|var(--a, [b])`

/** A rule with nothing of ours: what PostCSS tells of it too. */
interface PlainRule {
  heads: string[]
  declarations: string[]
  rules: PlainRule[]
}

const stylesheets = readdirSync('sections', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('sections', name))

test.each(stylesheets)('%s reads as PostCSS reads it, also as it is minified', (file) => {
  const source = readFileSync(file, 'utf8')
  expectTheSame(source)
  if (file.endsWith('.module.css')) expectTheSame(compileCssModule(file, source).css)
})

test('so do stylesheets of any parts', () => {
  const text = fc.constantFrom(...SELECTOR_PARTS)
  const selector = fc.array(text, { minLength: 1, maxLength: 4 }).map((parts) => `x${parts.join('')}`)
  const value = fc.constantFrom(...VALUES.split('|'))
  const declaration = fc
    .tuple(fc.constantFrom('color', '--x', ' margin '), value)
    .map(([name, said]) => `${name}:${said}`)
  const { sheet } = fc.letrec<{ rule: string; sheet: string }>((tie) => ({
    rule: fc
      .tuple(
        fc.oneof(
          fc.array(selector, { minLength: 1, maxLength: 3 }).map((all) => all.join(', ')),
          fc.constantFrom('@media print', '@media(min-width:1px)', '@supports (a:b)', '@font-face', '@layer a'),
        ),
        fc.array(declaration, { maxLength: 3 }),
        tie('sheet'),
        fc.constantFrom('', ';', ' ; ', '/* k{ */'),
      )
      .map(([head, inside, rules, end]) => `${head}{${[...inside, rules].filter(Boolean).join(';')}${end}}`),
    sheet: fc.oneof(
      { maxDepth: 2 },
      fc.constant(''),
      fc.array(tie('rule'), { maxLength: 3 }).map((rules) => rules.join('\n')),
    ),
  }))
  // fast-check prints the seed where it finds something
  fc.assert(fc.property(sheet, expectTheSame), { numRuns: 500 })
})

test.each(['@import "a.css";', 'a{color:red', 'a{}}', 'a{} b', 'a{@layer b;}', 'a{color}', 'color:red;'])(
  '%s is refused',
  (css) => expect(() => parseStyles(css)).toThrow('only whole rules may stand'),
)

function expectTheSame(css: string): void {
  expect(plainly(parseStyles(css)), css).toEqual(byPostcss(parse(css)))
}

const plainly = (rules: ReturnType<typeof parseStyles>): PlainRule[] =>
  rules.map((rule) => ({
    heads: rule.heads.map(({ text }) => text),
    declarations: rule.declarations.map(({ name, value }) => `${name}:${value}`),
    rules: plainly(rule.rules),
  }))

const byPostcss = (container: Container<ChildNode>): PlainRule[] =>
  (container.nodes ?? []).flatMap((node): PlainRule[] => {
    if (node.type !== 'rule' && node.type !== 'atrule') return []
    const { name, params } = node as unknown as AtRule
    return [
      {
        heads: node.type === 'rule' ? node.selectors : [`@${name} ${params}`.trim()],
        declarations: (node.nodes ?? []).flatMap((inner) =>
          inner.type === 'decl' ? `${inner.prop}:${inner.value.trim()}${inner.important ? '!important' : ''}` : [],
        ),
        rules: byPostcss(node),
      },
    ]
  })
