import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { type PageContext, PageProvider } from '../../sections/page/page-context'
import { Markdown, MarkdownBlocks } from '../../sections/ui/Markdown'
import { readText } from './texts'

/** Pieces of links. */
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

/** What may turn links into code, pictures, tables or definitions. */
const AROUND = ['\n', '\n\n', '    ', '`', '|', '\n|-|-|\n', '- ', '> ', '# ', '\\', '*', '[', ']', '(', ')', ' ', 'x']

/** The addresses of the links in the rendered element. */
function shownLinks(element: React.ReactElement): string[] {
  const page = { site: { url: 'https://example.com' } } as PageContext
  const html = renderToStaticMarkup(<PageProvider value={page}>{element}</PageProvider>)
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

function expectSameLinks(text: string, links: string[], element: React.ReactElement) {
  // readText finds invalid links too, since a rule reports them, but they aren't rendered
  if (!links.every((link) => /^(https:|\/)/.test(link))) return
  expect([text, links.map((link) => encodeURI(link))]).toEqual([text, shownLinks(element)])
}

test('a link counts exactly where one is shown, however it is written', () => {
  const random = seededRandom(29)
  const pieces = [...PIECES, ...PIECES, ...AROUND]
  for (let count = 0; count < 1000; count++) {
    const text = Array.from({ length: 2 + random() * 8 }, () => pieces[Math.floor(random() * pieces.length)]).join('')
    expectSameLinks(text, readText('markdown', text).links, <Markdown text={text} />)
    expectSameLinks(text, readText('markdown', text, true).links, <MarkdownBlocks text={text} />)
  }
})
