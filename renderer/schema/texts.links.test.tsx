import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { type PageContext, PageProvider } from '../../sections/page/page-context'
import { Markdown, MarkdownBlocks } from '../../sections/ui/Markdown'
import { readText } from './texts'

/** Pieces of links, and what may turn them into code, pictures, tables or definitions. */
const PIECES = [
  '[a]',
  '[b]',
  '[a][b]',
  '(/a)',
  '[a](/b)',
  '![a](/c)',
  '![b]',
  '[a]: /d',
  '[b]: </e> "x"',
  '<https://f.com>',
]
const AROUND = ['\n', '\n\n', '    ', '`', '|', '\n|-|-|\n', '- ', '> ', '# ', '\\', '*', '[', ']', '(', ')', ' ', 'x']

/** The addresses of the links in what is rendered, each once. */
function shownLinks(element: React.ReactElement): string[] {
  const page = { site: { url: 'https://example.com' } } as PageContext
  const html = renderToStaticMarkup(<PageProvider value={page}>{element}</PageProvider>)
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

function expectSameLinks(text: string, links: string[], element: React.ReactElement) {
  // what is no link of ours counts too, since a rule refuses it
  if (!links.every((link) => /^(https:|\/)/.test(link))) return
  expect([text, links.map((link) => encodeURI(link))]).toEqual([text, shownLinks(element)])
}

test('a link counts exactly where one is shown, however it is written', () => {
  const random = seededRandom(29)
  const all = [...PIECES, ...PIECES, ...AROUND]
  for (let count = 0; count < 1000; count++) {
    const text = Array.from({ length: 2 + random() * 8 }, () => all[Math.floor(random() * all.length)]).join('')
    expectSameLinks(text, readText('markdown', text).links, <Markdown text={text} />)
    expectSameLinks(text, readText('markdown', text, true).links, <MarkdownBlocks text={text} />)
  }
})
