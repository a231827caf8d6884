import { expect, test } from 'vitest'
import { writeInjectedTags } from './write-injected-tags'

test('a page loads its script, and at once all that this imports', () => {
  const { head, body } = writeInjectedTags({
    'renderer/+client.ts': { file: 'assets/client.js', imports: ['_a', '_b'] },
    _a: { file: 'assets/a.js', imports: ['_c'] },
    _b: { file: 'assets/b.js', imports: ['_c'] },
    _c: { file: 'assets/c.js' },
    'sections/chat/chat.island.tsx': { file: 'assets/chat.js' },
  })
  expect(head).toBe('')
  expect(body.replaceAll('><', '>\n<').split('\n').slice(0, 2)).toEqual([
    '<script src="/assets/client.js" type="module" async>',
    '</script>',
  ])
  expect(Array.from(body.matchAll(/<link rel="modulepreload" href="([^"]+)"/g), ([, file]) => file)).toEqual([
    '/assets/a.js',
    '/assets/c.js',
    '/assets/b.js',
  ])
})

test('a list without that script is a mistake of ours', () =>
  expect(() => writeInjectedTags({ '_a.js': { file: 'assets/a.js' } })).toThrow(
    'must have "renderer/+client.ts". It has: _a.js.',
  ))
