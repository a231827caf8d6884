import { afterEach, expect, test, vi } from 'vitest'
import { compileCssModule } from './compile-css-module'

const compile = (css: string) => compileCssModule('/sections/hero/Hero.module.css', css)

afterEach(() => vi.unstubAllEnvs())

test('classes, ids and animations get the component’s name', () => {
  const { names, css } = compile(
    '.title { animation: rise 1s } #top .title:not(.small) {color: red} @keyframes rise {to {opacity: 0}}',
  )
  expect(names).toEqual({
    title: '_Hero-title',
    top: '_Hero-top',
    small: '_Hero-small',
    rise: '_Hero-rise',
  })
  expect(css).toBe(
    '._Hero-title{animation:1s _Hero-rise}#_Hero-top ._Hero-title:not(._Hero-small){color:red}@keyframes _Hero-rise{to{opacity:0}}',
  )
})

test('an animation has its name also where its duration is a custom property', () =>
  expect(compile('.a { animation: rise var(--slow) } @keyframes rise { to { opacity: 0 } }').css).toContain(
    '._Hero-a{animation:_Hero-rise var(--slow)}',
  ))

test('what is global, or named and not defined, keeps its name', () => {
  const { names, css } = compile(
    ':global(.wrap) > .a { grid-area: head; container: card/inline-size; view-transition-name: logo; animation: spin 1s }',
  )
  expect(names).toEqual({ a: '_Hero-a' })
  expect(css).toBe(
    '.wrap>._Hero-a{view-transition-name:logo;grid-area:head;animation:1s spin;container:card/inline-size}',
  )
})

test('what is global is not written at greater length where rules are joined', () =>
  expect(compile('.a :global(.b), .a :global(.b):has(> .c) { color: red }').css).toBe(
    '._Hero-a .b,._Hero-a .b:has(>._Hero-c){color:red}',
  ))

test('a build has short names, which depend on the stylesheet alone', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { names, css } = compile('.title { color: red } .text { color: blue }')
  expect(names).toEqual({ title: '_cqka', text: '_cqkb' })
  expect(css).toBe('._cqka{color:red}._cqkb{color:#00f}')
})

test('a broken stylesheet is told with its place', () =>
  expect(() => compile('.a { color: red }\n.b { color: red } }')).toThrow(
    expect.objectContaining({
      id: '/sections/hero/Hero.module.css',
      loc: expect.objectContaining({ line: 2 }),
    }),
  ))

test.each(['.a { composes: b }', '@import "b.css";', '.a { background: url(b.png) }'])(
  '%s names what nobody looks for',
  (css) => expect(() => compile(css)).toThrow('may name no other file'),
)

test('a drawing within the stylesheet is none of these', () =>
  expect(compile('.a { background: url("data:image/svg+xml,x") }').css).toContain('data:image/svg+xml'))
