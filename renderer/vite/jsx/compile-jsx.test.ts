import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { attributes } from '../../document/markup/compiled'
import { writeNode } from '../../document/markup/write-node'
import { compiledJsx } from '../compiled-jsx'
import { compileJsx } from './compile-jsx'
import { SAMPLES } from './samples'

type Samples = typeof SAMPLES

test('compiled JSX says what React’s elements say', async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [compiledJsx()],
  })
  onTestFinished(() => server.close())
  const compiled = (await server.ssrLoadModule('/renderer/vite/jsx/samples.tsx')) as { SAMPLES: Samples }
  const runtime = (await server.ssrLoadModule('/renderer/document/markup/write-node.ts')) as {
    writeNode: typeof writeNode
  }
  const html = Object.entries(compiled.SAMPLES).map(([name, sample]) => [name, runtime.writeNode(sample())])
  const elements = Object.entries(SAMPLES).map(([name, sample]) => [name, writeNode(sample())])
  expect(Object.fromEntries(html)).toEqual(Object.fromEntries(elements))
  expect(html.length).toBeGreaterThan(12)
})

const compile = (jsx: string) => compileJsx('a.tsx', `const a = ${jsx}`)?.code.split(';').slice(1).join(';')

test('what is known beforehand is one text', () => {
  expect(compile('<ul className="towns"><li>Plano <b>now</b></li></ul>')).toBe(
    'const a = $toNode("<ul class=\\"towns\\"><li>Plano <b>now</b></li></ul>")',
  )
})

test('classes are one text with what stands around them, which notes that they are used', () => {
  const jsx = '<p className={`wrap ${s.a}`}><b className={s.b}>{c}</b></p>'
  const { code } = compileJsx('a.tsx', `import s from './a.module.css'; const a = ${jsx}`)!
  expect(code).toContain('const $constant1 = ["<p", " class=\\"", "wrap ", s.a, "", "\\"", ')
  expect(code).toContain('const a = $toNode($noted($constant1, s.a, s.b) + $writeNode(c) + "</b></p>")')
})

test.each(['(s) => s.b', 's', '{ s }', 'c[s]'])(
  'classes are looked up where another may have their name: %s',
  (other) => {
    const module = `import s from './a.module.css'; const a = [<p className={s.a} />, ${other}]`
    expect(compileJsx('a.tsx', module)!.code).toContain('[$toNode("<p" + $className(" class=\\"", s.a) + "></p>")')
  },
)

test('classes are known also where some are asked for by name', () => {
  const module = "import s from './a.module.css'; const a = [<p className={s.a} />, s[b], d.s]"
  expect(compileJsx('a.tsx', module)!.code).toContain('[$toNode($noted($constant1, s.a))')
})

test('what an expression holds is none of the properties beside it, and no content', () => {
  expect(attributes({ href: '/plano', target: undefined }, ['className'])).toBe(' href="/plano"')
  expect(attributes(false, [])).toBe('')
  for (const held of [{ className: 'a' }, { children: 'a' }, { dangerouslySetInnerHTML: { __html: 'a' } }])
    expect(() => attributes(held, ['className'])).toThrow('An element is given')
})

test('a function of the module or of its neighbor is called, whatever else may be a tag', () => {
  const module =
    "import { A } from './A'; import { C } from 'c'; function B() {}; const a = [<A />, <B />, <C />, <a.b />]"
  const { code } = compileJsx('a.tsx', module)!
  expect(code).toContain('[A({  }), B({  }), $renderComponent(C, {  }), $renderComponent(a.b, {  })]')
})

test('expressions stay where they are, in their lines', () => {
  const { code, map } = compileJsx('a.tsx', 'const a = (\n  <p\n    title={b}\n  >\n    {c + 1}\n  </p>\n)')!
  expect(code).toMatch(/\$toNode\("<p" \+ \$text\(" title=\\"", b\) \+ ">" \+ \$writeNode\(c \+ 1\) \+ "<\/p>"\)/)
  expect(map!.sources).toEqual(['a.tsx'])
  expect(map!.mappings.split(';').length).toBe(code.split('\n').length)
})

test('nobody has to map what nobody maps further', () => {
  const source = 'export const a = <p>b</p>'
  expect(compileJsx('a.tsx', source, false)).toEqual({ code: compileJsx('a.tsx', source)!.code, map: null })
})

test('a module without JSX is left alone, and one that Vite has to tell a mistake of', () => {
  expect(compileJsx('a.tsx', 'export const a = 1 < 2')).toBeUndefined()
  expect(compileJsx('a.tsx', 'export const a = <p>')).toBeUndefined()
})

test.each([
  ['<p>5 &lt; 6</p>', 'JSX holds the entity &lt;'],
  ['<p title="A &amp; B" />', 'JSX holds the entity &amp;'],
  ['<p style="" />', 'the property "style"'],
])('%s is an error', (jsx, message) => {
  expect(() => compile(jsx)).toThrow(message)
})
