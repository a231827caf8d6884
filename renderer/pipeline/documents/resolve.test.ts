import { expect, test } from 'vitest'
import { loadedSite, parsedDocument, prose } from '../../../tests/sites'
import { resolvePage } from './resolve'

const site = loadedSite(
  {
    'shared/words.json': prose({ title: 'Shared' }),
    'shared/list.json': '[]',
    'shared/broken.json': '{',
  },
  {},
)
const words = site.shared.get('words')

/** A page with its shared sections in place. */
function use(content: object) {
  const { page, problems } = resolvePage({ route: '/a', document: parsedDocument(content) }, site)!
  const { data, origins, used, complete } = page
  return { data, origins, problems, used, complete }
}

test('a shared section comes under the keys that stand beside "use"', () => {
  const own = { type: 'prose', title: 'Own' }
  const page = { title: 'A', sections: [own, { use: 'words' }, { use: 'words', title: 'Anew', id: 'x' }] }
  expect(use(page)).toEqual({
    data: {
      title: 'A',
      sections: [
        own,
        { type: 'prose', title: 'Shared', body: 'Text.' },
        { type: 'prose', title: 'Anew', body: 'Text.', id: 'x' },
      ],
    },
    origins: [
      { index: 0, overrides: [] },
      { index: 1, shared: words, overrides: [] },
      { index: 2, shared: words, overrides: ['title', 'id'] },
    ],
    problems: [],
    used: ['words', 'words'],
    complete: true,
  })
})

test('a section that can’t be found is left out and reported, with a suggestion', () => {
  const { data, origins, used, problems, complete } = use({ sections: [{ use: 'wrods' }, { use: 'words' }] })
  expect(data.sections).toEqual([{ type: 'prose', title: 'Shared', body: 'Text.' }])
  expect(origins).toEqual([{ index: 1, shared: words, overrides: [] }])
  expect([used, complete]).toEqual([['words'], false])
  expect(problems).toMatchObject([
    { rule: 'unknown-shared-section', pointer: '/sections/0/use', hint: 'Did you mean "words"?' },
  ])
})

test.each(['list', 'broken'])(
  'a shared document that is %s is left out, and reported at its own place only',
  (name) => {
    const { data, used, problems, complete } = use({ sections: [{ use: name }] })
    expect([data.sections, used, problems, complete]).toEqual([[], [], [], false])
  },
)

test('what is no section that uses another stays as it is', () => {
  const sections = [null, 'words', ['use'], { use: 5 }, {}]
  const { data, origins, complete } = use({ sections })
  expect([data.sections, complete]).toEqual([sections, true])
  expect(origins.map(({ index, shared: from }) => [index, from])).toEqual(sections.map((_, at) => [at, undefined]))
})

test.each([{ title: 'A' }, { sections: { use: 'words' } }])(
  'a page without a list of sections stays as it is',
  (page) => {
    expect(use(page)).toEqual({ data: page, origins: [], problems: [], used: [], complete: true })
  },
)
