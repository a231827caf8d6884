import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
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

test('names of classes need no escaping, and are one text with what stands around them', () => {
  const { code } = compileJsx('a.tsx', "import s from './a.module.css'; const a = <p className={`wrap ${s.a}`}>b</p>")!
  expect(code).toContain('const a = $toNode("<p class=\\"wrap " + s.a + "\\">b</p>")')
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
