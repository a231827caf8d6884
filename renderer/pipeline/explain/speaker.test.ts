import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { explain } from './explain'
import { type Subject, findSubject } from './subject'

const documents = {
  'shared/words.json': prose({ title: 'Shared' }),
  'pages/plano.json': page([{ use: 'words', title: 'Own', level: 1 }, prose()], { aliases: ['/old'], colour: 'red' }),
}

function explained(name: string, path: (string | number)[]) {
  const site = openedSite(documents)
  return explain(findSubject(site, name) as Subject, path, site.resolved)
}

const place = (pointer: string) => expect.objectContaining({ pointer })

test.each([
  // what stands before the sections has nothing to do with them, whatever its number
  [['aliases', 0], { from: 'page', place: place('/aliases/0'), use: undefined }],
  [['sections'], { from: 'page', place: place('/sections'), use: undefined }],
  [['sections', 0], { from: 'shared', place: place(''), use: place('/sections/0/use') }],
  [['sections', 0, 'body'], { from: 'shared', place: place('/body'), use: place('/sections/0/use') }],
  [['sections', 0, 'title'], { from: 'override', instead: { value: 'Shared', place: place('/title') } }],
  // the shared section says nothing there
  [['sections', 0, 'level'], { from: 'override', instead: undefined }],
  [['sections', 0, 'variant'], { from: 'nobody', use: place('/sections/0/use') }],
  [['sections', 1, 'title'], { from: 'page', instead: undefined, use: undefined }],
  // a text without variables is written as it is shown
  [['sections', 1, 'body'], { value: 'Text.', written: undefined, variables: [] }],
  // a key that the schema does not know
  [['colour'], { value: 'red', from: 'page', description: undefined, default: undefined }],
])('%j of a page', (path, story) => {
  expect(explained('/plano', path)).toMatchObject(story)
})

test('what site.json says is its own, lists too', () => {
  expect(explained('site', ['navigation', 0, 'label'])).toMatchObject({
    value: 'Home',
    from: 'site',
    use: undefined,
    place: { file: expect.stringMatching(/site\.json$/), pointer: '/navigation/0/label' },
  })
})
