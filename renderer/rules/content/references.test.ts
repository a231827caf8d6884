import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { openedSite, page, prose, resolvedSite } from '../../../tests/sites'

describe('variables', () => {
  const prose = (body: string) => ({ type: 'prose', title: 'Words', body, level: 1 })
  const place = (vars: object, body = 'In {city}, {county}. In {city}.') => wholePage([prose(body)], { vars })

  test('every misspelled name is reported at its place', () => {
    expect(reported('page', place({ city: 'Stowe' }, '{ctiy} and {City}'))).toEqual([
      'unknown-variable «{ctiy}»: Did you mean "city"?',
      'unknown-variable «{City}»: Did you mean "city"?',
    ])
  })

  test('a link with an unknown variable is not also a broken link', () => {
    const banner = { type: 'banner', title: 'Ask us', buttons: [{ label: 'Ask', href: '/{town}x/{place}' }] }
    expect(reported('section', banner)).toEqual([expect.stringMatching(/^unknown-variable «{place}»/)])
  })

  test('a name written with an escape is reported at the whole text', () => {
    const section = '{ "type": "prose", "title": "Words", "body": "In \\u007bctiy}." }'
    expect(reported('section', section)).toEqual([expect.stringContaining('unknown-variable «"In \\u007bctiy}."»')])
  })

  test('a lone brace is reported', () => {
    expect(messagesOf('section', prose('A {}.'))).toEqual(['has a brace without a variable’s name: {}'])
    expect(reported('section', prose('A { and {{ and {}.'))).toEqual([
      expect.stringMatching(/^unknown-variable «{ and {{ and {}»|^unknown-variable «{»/),
      'unknown-variable «{}»: To show a brace, write {{.',
    ])
    const hint = 'Did you mean "{phone}"?'
    expect(reported('section', prose('Call { phone }.'))).toEqual([`unknown-variable «{ phone }»: ${hint}`])
  })

  test('a lone brace is found after names and doubled braces', () => {
    const body = 'Call {phone} and {{write} to {'
    const page = JSON.stringify(wholePage([prose(body)]))
    const { problems } = openedSite({ 'pages/index.json': page })
    const [problem] = problems.filter(({ rule }) => rule === 'unknown-variable')
    expect(page.slice(0, problem?.end)).toBe(page.slice(0, page.indexOf(body) + body.length))
  })

  test('a fact in a wrong form is reported only in site.json, not in the links that use it', () => {
    const call = wholePage([prose('[{email}](mailto:{email}), [{phone}](tel:{tel})')])
    const site = { ...SMALLEST_SITE['site.json'], email: 'hello', countryCode: '44' }
    expect(reported('site.json', site, { 'pages/call.json': call })).toEqual([
      expect.stringMatching(/^invalid-email «"hello"»/),
      expect.stringMatching(/^wrong-form «"44"»/),
    ])
  })

  test('unknown variables in an unused section are not reported, since a page may define them', () => {
    const spare = { type: 'prose', title: 'In {ward}', body: '[{phone}](tel:{tel}), [write](mailto:{desk})' }
    const page = wholePage([prose('Text.')])
    expect(reported('page', page, { 'shared/spare.json': spare })).toEqual([
      expect.stringMatching(/^unused-shared-section/),
    ])
  })
})

describe('unknown variables', () => {
  /** "file pointer «marked»: hint" for every unknown variable in a site of these documents. */
  function reported(body: string, more: object, documents: Record<string, object> = {}): string[] {
    const changed = { 'pages/a.json': page([prose({ body }), ...uses(documents)], more), ...documents }
    const site = resolvedSite({ ...SMALLEST_SITE, ...changed })
    const problems = site.problems.filter(({ rule }) => rule === 'unknown-variable')
    return problems.map(
      ({ file, pointer, start, end, hint }) => `${file} ${pointer} «${site.textOf(file).slice(start, end)}»: ${hint}`,
    )
  }

  const uses = (documents: object) => ('shared/words.json' in documents ? [{ use: 'words' }] : [])
  const elsewhere = (vars: object) => ({ 'pages/b.json': page([prose()], { vars }) })
  const shared = (body: string) => ({ 'shared/words.json': prose({ body }) })

  test('a name that resembles one of the page’s is reported wherever it is used, any other name once', () => {
    expect(reported('{city}: {cty}, {cty}', { vars: { city: 'Plano' } })).toEqual([
      'pages/a.json /sections/0/body «{cty}»: Did you mean "city"?',
    ])
    expect(reported('{ward}, {ward}', {})).toEqual([
      expect.stringMatching(/^\S+ \/sections\/0\/body «{ward}»: Add "ward" to the page’s vars\. Existing names: bus/),
    ])
  })

  test('vars can use variables, except ones that use variables themselves, which could go around in a circle', () => {
    const vars = { city: 'Plano', county: '{city} County', region: '{county}' }
    const { resolvedPages } = resolvedSite({ 'pages/index.json': page([prose()], { vars }) })
    expect(resolvedPages[0]?.vars.county).toBe('Plano County')
    const hint = 'Write out the words instead.'
    expect(reported('{region}', { vars })).toEqual([`pages/a.json /vars/region «{county}»: ${hint}`])
    const site = { 'site.json': { ...SMALLEST_SITE['site.json'], name: '{business}' } }
    expect(reported('{business}', {}, site)).toEqual([`site.json /name «{business}»: ${hint}`])
  })

  test('names from other pages’ vars are suggested only in shared sections', () => {
    expect(reported('{wards}', {}, elsewhere({ ward: '1' }))[0]).toMatch(/: Add "wards"/)
    expect(reported('', {}, { ...shared('{wards}'), ...elsewhere({ ward: '1' }) })).toEqual([
      'shared/words.json /body «{wards}»: Did you mean "ward"?',
    ])
  })

  test('a name in vars that no text and no other page uses is taken for the one that texts use', () => {
    const problem = 'pages/a.json /vars/wrad «"wrad"»: Did you mean "ward"?'
    const vars = { wrad: '1' }
    expect(reported('{ward}', { vars }, elsewhere({ ward: '1' }))).toEqual([problem])
    expect(reported('{ward} {ward}', { vars })).toEqual([problem])
    // with only one text, either name may be the wrong one
    expect(reported('{ward}', { vars })).toEqual(['pages/a.json /sections/0/body «{ward}»: Did you mean "wrad"?'])
    const missing = 'pages/a.json /vars «{»: Add "ward" to the page’s vars, or remove {ward} from its texts.'
    expect(reported('{ward} {wrad}', { vars }, elsewhere({ ward: '1' }))).toEqual([missing])
    expect(reported('{ward}', { vars }, elsewhere({ ward: '1', wrad: '1' }))).toEqual([missing])
  })

  test('names that other pages have and this one lacks are reported once, as missing from its vars', () => {
    const { 'pages/b.json': other } = elsewhere({ ward: '1', river: '2' })
    const documents = { 'pages/b.json': other }
    expect(reported('{ward} {river} {ward} {', { vars: {} }, documents)).toEqual([
      'pages/a.json /vars «{»: Add "ward" and "river" to the page’s vars, or remove {ward} and {river} from its texts.',
      'pages/a.json /sections/0/body «{»: To show a brace, write {{.',
    ])
    expect(reported('{ward} {ward}', {}, documents)).toEqual([
      'pages/a.json  «{»: Add "ward" to the page’s vars, or remove {ward} from its texts.',
    ])
    // the schema knows a city even where no page has one
    const hint = 'Add "city" to the page’s vars, or remove {city} from its texts.'
    expect(reported('{city} {city}', { vars: { ward: '1' } })).toEqual([`pages/a.json /vars «{»: ${hint}`])
  })

  test('a single use on a page without vars is reported at its text, unless that is in a shared section', () => {
    const other = elsewhere({ ward: '1' })
    expect(reported('{ward}', {}, other)[0]).toMatch(/^pages\/a\.json \/sections\/0\/body «{ward}»: Add "ward"/)
    expect(reported('{ward} {', {}, other)[0]).toMatch(/^pages\/a\.json \/sections\/0\/body «{ward}»: Add "ward"/)
    expect(reported('', {}, { ...shared('{ward}'), ...other })).toEqual([
      'pages/a.json  «{»: Add "ward" to the page’s vars, or remove {ward} from its texts.',
    ])
  })

  test.each([
    ['a fact that site.json lacks', '{hours}', {}, { 'site.json': { name: 'Acme' } }],
    ['a value that is empty', '{ward}', { vars: { ward: '' } }, {}],
    ['a value that isn’t text', '{ward}', { vars: { ward: 5 } }, {}],
    ['vars that aren’t an object', '{ward}', { vars: 'ward' }, {}],
    ['vars that are null', '{ward}', { vars: null }, {}],
    ['misspelled vars', '{ward}', { vras: { ward: '1' } }, {}],
  ])('%s is reported at its own place, not where texts use it', (_title, body, more, documents) => {
    expect(reported(body, more, documents)).toEqual([])
  })
})

describe('unknown-shared-section', () => {
  const prose = { type: 'prose', title: 'Words', body: 'Text.' }

  test('a name that resembles no other is answered with a list of all names', () => {
    const two = { 'shared/words.json': prose, 'shared/hours.json': prose }
    expect(reported('section', { use: 'footer' }, two)).toEqual([
      'unknown-shared-section «"footer"»: The shared sections are: words, hours.',
    ])
    expect(reported('section', { use: 'footer' })).toEqual([
      'unknown-shared-section «"footer"»: The folder shared/ is empty.',
    ])
  })

  test('a link to a place in the missing section is not reported as well', () => {
    const body = 'Read [more](#more).'
    const page = wholePage([{ ...prose, body, level: 1 }, { use: 'wrods' }])
    expect(brokenRules('page', page, { 'shared/words.json': { ...prose, id: 'more' } })).toEqual([
      'unknown-shared-section',
    ])
  })
})

test('each file that no page uses is reported, with how to use it', () => {
  const { problems } = openedSite({ 'shared/permits.json': prose(), 'shared/trade/hours.json': prose() })
  expect(problems.map(({ rule, file, hint }) => `${rule} ${file}: ${hint}`)).toEqual([
    'unused-shared-section site.config/shared/permits.json: Add { "use": "permits" } to a page’s sections, or delete the file.',
    'unused-shared-section site.config/shared/trade/hours.json: Add { "use": "trade/hours" } to a page’s sections, or delete the file.',
  ])
})
