import { describe, expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'
import { explain, type Part } from './explain'
import { type Subject, findSubject } from './subject'

describe('the parts of a value', () => {
  const faq = { type: 'faq', title: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] }

  const documents = {
    'shared/words.json': prose({ title: 'Shared' }),
    'pages/plano.json': page([{ use: 'words', title: 'Own' }, faq], { aliases: [] }),
  }

  function partsOf(path: (string | number)[]): Part[] | undefined {
    const site = openedSite(documents)
    return explain(findSubject(site, '/plano') as Subject, path, site.resolved).parts
  }

  /** Names and values, without places. */
  const outline = (parts: Part[] | undefined): unknown =>
    parts?.map(({ name, value, parts }) => (parts ? { [name]: outline(parts) } : { [name]: value }))

  test('parts are told three levels deep; what lies deeper stands whole, and so does what is empty', () => {
    expect(outline(partsOf([]))).toEqual([
      { title: 'A page' },
      { description: expect.any(String) },
      { aliases: [] },
      {
        sections: [
          { 0: [{ type: 'prose' }, { title: 'Own' }, { body: 'Text.' }] },
          { 1: [{ type: 'faq' }, { title: 'Asked' }, { items: faq.items }] },
        ],
      },
    ])
  })

  test('from a section on, the entries of its lists are told too', () => {
    expect(outline(partsOf(['sections', 1]))).toEqual([
      { type: 'faq' },
      { title: 'Asked' },
      { items: [{ 0: [{ question: 'Why?' }, { answer: 'So.' }] }] },
    ])
  })

  test('each part is placed where it was written', () => {
    const [shared, own] = partsOf(['sections'])!
    expect(
      shared!.parts!.map(({ name, from, place }) => [
        name,
        from,
        `${place.file.replace('site.config/', '')} ${place.pointer}`,
      ]),
    ).toEqual([
      ['type', 'shared', 'shared/words.json /type'],
      ['title', 'override', 'pages/plano.json /sections/0/title'],
      ['body', 'shared', 'shared/words.json /body'],
    ])
    expect(own).toMatchObject({ from: 'page', place: { pointer: '/sections/1' } })
  })

  test.each([[['title']], [['aliases']], [['keywords']]])('%j has no parts', (path) => {
    expect(partsOf(path)).toBeUndefined()
  })
})

describe('who says a value', () => {
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
})
