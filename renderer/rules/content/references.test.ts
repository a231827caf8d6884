import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { openedSite, page, prose, resolvedSite } from '../../../tests/sites'

describe('variables', () => {
  const prose = (body: string) => ({ type: 'prose', title: 'Words', body, level: 1 })
  const place = (vars: object, body = 'In {city}, {county}. In {city}.') => wholePage([prose(body)], { vars })

  test('every misspelt name is reported at its place', () => {
    expect(reported('page', place({ city: 'Stowe' }, '{ctiy} and {City}'))).toEqual([
      'unknown-variable «{ctiy}»: Did you mean "city"?',
      'unknown-variable «{City}»: Did you mean "city"?',
    ])
  })

  test('a text that could not be filled in is not also a broken link', () => {
    const banner = { type: 'banner', title: 'Ask us', buttons: [{ label: 'Ask', href: '/{town}x/{place}' }] }
    expect(reported('section', banner)).toEqual([expect.stringMatching(/^unknown-variable «{place}»/)])
  })

  test('a name that is written with an escape is reported at the whole text', () => {
    const section = '{ "type": "prose", "title": "Words", "body": "In \\u007bctiy}." }'
    expect(reported('section', section)).toEqual([expect.stringContaining('unknown-variable «"In \\u007bctiy}."»')])
  })

  test('a brace alone is reported as one', () => {
    expect(messagesOf('section', prose('A {}.'))).toEqual(['has a brace that names no variable: {}'])
    expect(reported('section', prose('A { and {{ and {}.'))).toEqual([
      expect.stringMatching(/^unknown-variable «{ and {{ and {}»|^unknown-variable «{»/),
      'unknown-variable «{}»: Write {{ for a brace that is meant as one.',
    ])
    const hint = 'Did you mean "{phone}"?'
    expect(reported('section', prose('Call { phone }.'))).toEqual([`unknown-variable «{ phone }»: ${hint}`])
  })

  test('a brace alone is found behind names and doubled braces', () => {
    const body = 'Call {phone} and {{write} to {'
    const page = JSON.stringify(wholePage([prose(body)]))
    const { problems } = openedSite({ 'pages/index.json': page })
    const [problem] = problems.filter(({ rule }) => rule === 'unknown-variable')
    expect(page.slice(0, problem?.end)).toBe(page.slice(0, page.indexOf(body) + body.length))
  })

  test('a fact in a wrong form is reported in site.json only, and not in the links that are made of it', () => {
    const call = wholePage([prose('[{email}](mailto:{email}), [{phone}](tel:{tel})')])
    const site = { ...SMALLEST_SITE['site.json'], email: 'hello', countryCode: '44' }
    expect(reported('site.json', site, { 'pages/call.json': call })).toEqual([
      expect.stringMatching(/^invalid-email «"hello"»/),
      expect.stringMatching(/^wrong-form «"44"»/),
    ])
  })

  test('what a section that no page uses names is not reported: a page may have it', () => {
    const spare = { type: 'prose', title: 'In {ward}', body: '[{phone}](tel:{tel}), [write](mailto:{desk})' }
    const page = wholePage([prose('Text.')])
    expect(reported('page', page, { 'shared/spare.json': spare })).toEqual([
      expect.stringMatching(/^unused-shared-section/),
    ])
  })
})

describe('unknown variables', () => {
  /** "file pointer «what is marked»: hint" of every problem that a site of these documents has when it is resolved. */
  function reported(body: string, more: object, documents: Record<string, object> = {}): string[] {
    const all = { ...SMALLEST_SITE, 'pages/a.json': page([prose({ body }), ...uses(documents)], more), ...documents }
    const site = resolvedSite(all)
    const problems = site.problems.filter(({ rule }) => rule === 'unknown-variable')
    return problems.map(
      ({ file, pointer, start, end, hint }) => `${file} ${pointer} «${site.textOf(file).slice(start, end)}»: ${hint}`,
    )
  }

  const uses = (documents: object) => ('shared/words.json' in documents ? [{ use: 'words' }] : [])
  const elsewhere = (vars: object) => ({ 'pages/b.json': page([prose()], { vars }) })
  const shared = (body: string) => ({ 'shared/words.json': prose({ body }) })

  test('a name that is like one of the page’s is reported in its text, one that is like none once', () => {
    expect(reported('{city}: {cty}, {cty}', { vars: { city: 'Plano' } })).toEqual([
      'pages/a.json /sections/0/body «{cty}»: Did you mean "city"?',
    ])
    expect(reported('{ward}, {ward}', {})).toEqual([
      expect.stringMatching(/^\S+ \/sections\/0\/body «{ward}»: Add "ward" to the page’s vars\. Known are: bus/),
    ])
  })

  test('vars may name variables, except those whose own texts name some: they could lead back to themselves', () => {
    const vars = { city: 'Plano', county: '{city} County', region: '{county}' }
    const { resolvedPages } = resolvedSite({ 'pages/index.json': page([prose()], { vars }) })
    expect(resolvedPages[0]?.vars.county).toBe('Plano County')
    const hint = 'Write the words that are meant.'
    expect(reported('{region}', { vars })).toEqual([`pages/a.json /vars/region «{county}»: ${hint}`])
    const site = { 'site.json': { ...SMALLEST_SITE['site.json'], name: '{business}' } }
    expect(reported('{business}', {}, site)).toEqual([`site.json /name «{business}»: ${hint}`])
  })

  test('names of other pages’ vars are suggested in shared sections only', () => {
    expect(reported('{wards}', {}, elsewhere({ ward: '1' }))[0]).toMatch(/: Add "wards"/)
    expect(reported('', {}, { ...shared('{wards}'), ...elsewhere({ ward: '1' }) })).toEqual([
      'shared/words.json /body «{wards}»: Did you mean "ward"?',
    ])
  })

  test('a name of the vars that no text and no other page has was to be the one that texts name', () => {
    const problem = 'pages/a.json /vars/wrad «"wrad"»: Did you mean "ward"?'
    const vars = { wrad: '1' }
    expect(reported('{ward}', { vars }, elsewhere({ ward: '1' }))).toEqual([problem])
    expect(reported('{ward} {ward}', { vars })).toEqual([problem])
    // of one text alone nobody knows which of both is wrong
    expect(reported('{ward}', { vars })).toEqual(['pages/a.json /sections/0/body «{ward}»: Did you mean "wrad"?'])
    const missing = 'pages/a.json /vars «{»: Add "ward" to the page’s vars, or take {ward} out of its texts.'
    expect(reported('{ward} {wrad}', { vars }, elsewhere({ ward: '1' }))).toEqual([missing])
    expect(reported('{ward}', { vars }, elsewhere({ ward: '1', wrad: '1' }))).toEqual([missing])
  })

  test('what other pages say and this one does not is missing from its vars, all of it reported once', () => {
    const { 'pages/b.json': other } = elsewhere({ ward: '1', river: '2' })
    const documents = { 'pages/b.json': other }
    expect(reported('{ward} {river} {ward} {', { vars: {} }, documents)).toEqual([
      'pages/a.json /vars «{»: Add "ward" and "river" to the page’s vars, or take {ward} and {river} out of its texts.',
      'pages/a.json /sections/0/body «{»: Write {{ for a brace that is meant as one.',
    ])
    expect(reported('{ward} {ward}', {}, documents)).toEqual([
      'pages/a.json  «{»: Add "ward" to the page’s vars, or take {ward} out of its texts.',
    ])
    // the schema knows a city even where no page has one
    const hint = 'Add "city" to the page’s vars, or take {city} out of its texts.'
    expect(reported('{city} {city}', { vars: { ward: '1' } })).toEqual([`pages/a.json /vars «{»: ${hint}`])
  })

  test('a page without vars that names something once is asked for it there, be it not in a shared section', () => {
    const other = elsewhere({ ward: '1' })
    expect(reported('{ward}', {}, other)[0]).toMatch(/^pages\/a\.json \/sections\/0\/body «{ward}»: Add "ward"/)
    expect(reported('{ward} {', {}, other)[0]).toMatch(/^pages\/a\.json \/sections\/0\/body «{ward}»: Add "ward"/)
    expect(reported('', {}, { ...shared('{ward}'), ...other })).toEqual([
      'pages/a.json  «{»: Add "ward" to the page’s vars, or take {ward} out of its texts.',
    ])
  })

  test.each([
    ['a fact that site.json lacks', '{hours}', {}, { 'site.json': { name: 'Acme' } }],
    ['a value that is empty', '{ward}', { vars: { ward: '' } }, {}],
    ['a value that is no text', '{ward}', { vars: { ward: 5 } }, {}],
    ['vars that are no object', '{ward}', { vars: 'ward' }, {}],
    ['vars that are nothing', '{ward}', { vars: null }, {}],
    ['misspelt vars', '{ward}', { vras: { ward: '1' } }, {}],
  ])('%s is reported at its own place, and not where texts name it', (_what, body, more, documents) => {
    expect(reported(body, more, documents)).toEqual([])
  })
})

describe('unknown-shared-section', () => {
  const prose = { type: 'prose', title: 'Words', body: 'Text.' }

  test('a name that is like none is answered with all there are', () => {
    const two = { 'shared/words.json': prose, 'shared/hours.json': prose }
    expect(reported('section', { use: 'footer' }, two)).toEqual([
      'unknown-shared-section «"footer"»: There are: words, hours.',
    ])
    expect(reported('section', { use: 'footer' })).toEqual([
      'unknown-shared-section «"footer"»: The folder shared/ is empty.',
    ])
  })

  test('a link to a place in the section that is missing is not reported as well', () => {
    const body = 'Read [more](#more).'
    const page = wholePage([{ ...prose, body, level: 1 }, { use: 'wrods' }])
    expect(brokenRules('page', page, { 'shared/words.json': { ...prose, id: 'more' } })).toEqual([
      'unknown-shared-section',
    ])
  })
})

test('each file that no page uses is reported, with how it is used', () => {
  const { problems } = openedSite({ 'shared/permits.json': prose(), 'shared/trade/hours.json': prose() })
  expect(problems.map(({ rule, file, hint }) => `${rule} ${file}: ${hint}`)).toEqual([
    'unused-shared-section site.config/shared/permits.json: Put { "use": "permits" } among a page’s sections, or delete the file.',
    'unused-shared-section site.config/shared/trade/hours.json: Put { "use": "trade/hours" } among a page’s sections, or delete the file.',
  ])
})
