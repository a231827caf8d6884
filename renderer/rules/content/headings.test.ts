import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { marksOf, messagesOf, reported, wholePage } from '../../../tests/problems'
import { modelWith, page, resolvedPage } from '../../../tests/sites'
import { listImages } from '../../pictures/pictures'
import { probeImages } from '../../pictures/image-variants'
import { renderPage } from '../../render/render-page'
import { readSchemas, sectionTypes } from '../../schema/schemas'
import { readExamples } from '../../schema/section-examples'
import { mainHeadingOf, mainHeadingSections } from './headings'
import { ELECTRICIAN } from '../../../scripts/fixtures'

describe('heading-order', () => {
  const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })
  const marks = (...sections: object[]) =>
    marksOf('heading-order', { 'pages/index.json': { ...SMALLEST_SITE['pages/index.json'], sections } })
  const body = (...lines: string[]) => marks(prose(lines.join('\n\n'), { level: 1 }))

  test('a page without a main heading is reported at its sections', () => {
    expect(marks(prose('Text.'))).toEqual(['index.json: "sections"'])
  })

  test('every main heading after the first is reported at its text', () => {
    const notFound = { type: 'not-found', code: '404', title: 'Gone', button: { label: 'Home', href: '/' } }
    expect(marks(prose('Text.', { level: 1 }), prose('Text.', { title: 'More', level: 1 }), notFound)).toEqual([
      'index.json: "More"',
      'index.json: "404"',
    ])
  })

  test('a main heading may come from a shared section; as the second on a page it is reported in the shared file', () => {
    const shared = { 'shared/words.json': prose('Text.', { level: 1 }) }
    const page = (...sections: object[]) => ({ ...SMALLEST_SITE['pages/index.json'], sections })
    const use = { use: 'words' }
    expect(marksOf('heading-order', { ...shared, 'pages/index.json': page(use) })).toEqual([])
    expect(
      marksOf('heading-order', { ...shared, 'pages/index.json': page(prose('Text.', { level: 1 }), use) }),
    ).toEqual(['words.json: "Words"'])
  })

  test('the messages about main headings name the sections that have one', () => {
    expect(messagesOf('page', wholePage([prose('Text.')]))).toEqual(['has no main heading'])
    expect(reported('page', wholePage([prose('Text.')]))).toEqual([
      expect.stringMatching(/: Start with a section that has one: .*hero, .*prose with "level": 1/),
    ])
    const two = wholePage([prose('Text.', { level: 1 }), prose('Text.', { title: 'More', level: 1 })])
    expect(messagesOf('page', two)).toEqual(['is a second main heading on the page'])
    expect(reported('page', two)).toEqual([expect.stringContaining('Keep one of the two')])
  })

  test.each([
    ['## A', 'has the heading "A" at level 2, but headings inside text start at ###', 'Write "### A".'],
    ['#### A', 'has the heading "A" with ####, but none with ### above it', 'Write "### A".'],
    ['### A\n\n###### B', 'has the heading "B" with ######, but none with ##### above it', 'Write "#### B".'],
  ])('%j is reported with the right heading', (text, what, hint) => {
    const page = wholePage([prose(text, { level: 1 })])
    expect(messagesOf('page', page)).toEqual([what])
    expect(reported('page', page)).toEqual([expect.stringMatching(new RegExp(`: ${hint}$`))])
  })

  test('levels inside text go down one by one, and up as far as ###', () => {
    expect(body('### A', 'Text.', '#### B', 'Text.', '##### C', 'Text.', '### D')).toEqual([])
  })

  test('one skip is reported once, not again at what follows it', () => {
    expect(body('#### A', '#### B')).toEqual(['index.json: #### A'])
    expect(body('#### A', '### B', '#### C')).toEqual(['index.json: #### A'])
  })

  test('a # inside a line, a list or a code block is not a heading', () => {
    expect(body('Room #1', '- one\n- two', '```\n# not a heading\n```')).toEqual([])
  })
})

describe('main headings', async () => {
  const schemas = readSchemas()
  const site = JSON.parse(readFileSync(join(ELECTRICIAN.site, 'site.json'), 'utf8'))
  const images = await probeImages(ELECTRICIAN.public, listImages(ELECTRICIAN.public).keys())

  /** The number of main headings on a page with only this section. */
  function renderedHeadings(section: object): number {
    const html = renderPage(resolvedPage(page([section])), modelWith({ site, images }))
    return html.match(/<h1[\s>]/g)?.length ?? 0
  }

  /** Every example, and the same with each choice that its schema lists, variants and levels, and as it is by default. */
  const cases = sectionTypes(schemas).flatMap((type) => {
    const [[, example] = [], ...others] = readExamples(type).map(({ name, text }) => [name, JSON.parse(text)] as const)
    const properties = Object.entries(schemas.get(`sections/${type}.schema.json`)?.properties ?? {})
    const variations = properties.flatMap(([key, { enum: values = [] }]) =>
      values.map((value) => [`${type} with ${key} ${String(value)}`, { ...example, [key]: value }] as const),
    )
    const chosen = properties.filter(([, { default: value }]) => value !== undefined).map(([key]) => [key, undefined])
    const byDefault = [`${type} by default`, { ...example, ...Object.fromEntries(chosen) }] as const
    return [[type, example] as const, ...others, byDefault, ...variations]
  })

  test.each(cases)('%s has the main headings that its schema says', (_, section) => {
    expect(renderedHeadings(section)).toBe(mainHeadingOf(schemas, section) ? 1 : 0)
  })

  test('sections are named with the values that give them a main heading', () => {
    expect(mainHeadingSections(schemas)).toEqual(expect.arrayContaining(['hero', 'prose with "level": 1']))
    expect(mainHeadingSections(schemas)).not.toContain('faq')
  })
})
