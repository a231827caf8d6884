import { expect, test } from 'vitest'
import { lintFiles } from '../../tests/lint-files'

/** The messages of the rule about files, by their paths. */
const reported = (files: Record<string, string>) =>
  lintFiles('no-mutual-folders', files).map((message) => message.replace(/ Move .*/, ''))

test('two folders that import each other are reported at both imports, even if one imports only a type', () => {
  const messages = reported({
    'rules/links.ts': "import type { Page } from '../pages/page'\nexport const links = (page: Page) => [page]\n",
    'pages/page.ts': 'export interface Page {\n  route: string\n}\n',
    'pages/open.ts': "import { links } from '../rules/links'\nexport const open = () => links({ route: '/' })\n",
  })
  expect(messages.sort()).toEqual(['links.ts: pages/ imports rules/ too.', 'open.ts: rules/ imports pages/ too.'])
})

test('a folder may import a folder in it, unless that one imports it too', () => {
  const inner = { 'pages/parts/part.ts': 'export const part = 1\n' }
  expect(reported({ ...inner, 'pages/page.ts': "export { part } from './parts/part'\n" })).toEqual([])
  const outer = "import { page } from '../page'\nexport const part = page\n"
  const both = { 'pages/page.ts': "import './parts/part'\nexport const page = 1\n", 'pages/parts/part.ts': outer }
  expect(reported(both)).toHaveLength(2)
})

test('tests may import whatever they test', () => {
  const test = "import { b } from '../b/b'\nexport const a = b\n"
  expect(
    reported({ 'a/a.test.ts': test, 'a/a.ts': 'export const a = 1\n', 'b/b.ts': "export { a } from '../a/a'\n" }),
  ).toEqual([])
})
