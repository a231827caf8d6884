import { expect, test } from 'vitest'
import { type Documents, openedSite, page, prose } from '../../tests/sites'
import { nodeOf } from '../documents/document'
import { originOf } from '../site/origins'

const resolveSite = (documents: Documents) => openedSite(documents)

test('every value can be traced to the document and the place where it is written', () => {
  const { resolvedPages } = resolveSite({
    'shared/words.json': prose({ title: 'Shared' }),
    'pages/plano.json': page([prose(), { use: 'words', title: 'Own' }]),
  })
  const plano = resolvedPages.find(({ route }) => route === '/plano')!
  const written = (...path: (string | number)[]) => {
    const origin = originOf(plano, path)
    const { offset, length } = nodeOf(origin)
    return [origin.document.file.split('/').slice(-2).join('/'), origin.document.text.slice(offset, offset + length)]
  }
  expect(written('title')).toEqual(['pages/plano.json', '"A page"'])
  expect(written('sections', 1, 'title')).toEqual(['pages/plano.json', '"Own"'])
  expect(written('sections', 1, 'body')).toEqual(['shared/words.json', '"Text."'])
})
