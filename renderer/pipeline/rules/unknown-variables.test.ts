import { expect, test } from 'vitest'
import { page, prose, resolvedSite } from '../../../tests/sites'
import { SMALLEST_SITE } from '../../../scripts/example-site'

/** "file pointer «what is marked»: hint" of every problem that a site of these documents has when it is resolved. */
function told(body: string, more: object, documents: Record<string, object> = {}): string[] {
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

test('a name that is like one of the page’s is told in its text, one that is like none once', () => {
  expect(told('{city}: {cty}, {cty}', { vars: { city: 'Plano' } })).toEqual([
    'pages/a.json /sections/0/body «{cty}»: Did you mean "city"?',
  ])
  const [first, ...others] = told('{ward}, {ward}', {})
  expect(first).toMatch(/^pages\/a\.json \/sections\/0\/body «{ward}»: Add "ward" to the page’s vars\. Known are: bus/)
  expect(others).toEqual([])
})

test('names of other pages’ vars are suggested in shared sections only', () => {
  expect(told('{wards}', {}, elsewhere({ ward: '1' }))[0]).toMatch(/: Add "wards"/)
  expect(told('', {}, { ...shared('{wards}'), ...elsewhere({ ward: '1' }) })).toEqual([
    'shared/words.json /body «{wards}»: Did you mean "ward"?',
  ])
})

test('a name of the vars that no text and no other page has was to be the one that texts name', () => {
  const problem = 'pages/a.json /vars/wrad «"wrad"»: Did you mean "ward"?'
  const vars = { wrad: '1' }
  expect(told('{ward}', { vars }, elsewhere({ ward: '1' }))).toEqual([problem])
  expect(told('{ward} {ward}', { vars })).toEqual([problem])
  // of one text alone it can’t be told which of both is wrong
  expect(told('{ward}', { vars })).toEqual(['pages/a.json /sections/0/body «{ward}»: Did you mean "wrad"?'])
  const missing = 'pages/a.json /vars «{»: Add "ward" to the page’s vars, or take {ward} out of its texts.'
  expect(told('{ward} {wrad}', { vars }, elsewhere({ ward: '1' }))).toEqual([missing])
  expect(told('{ward}', { vars }, elsewhere({ ward: '1', wrad: '1' }))).toEqual([missing])
})

test('what other pages say and this one does not is missing from its vars, all of it told once', () => {
  const { 'pages/b.json': other } = elsewhere({ ward: '1', river: '2' })
  const documents = { 'pages/b.json': other }
  expect(told('{ward} {river} {ward} {', { vars: {} }, documents)).toEqual([
    'pages/a.json /vars «{»: Add "ward" and "river" to the page’s vars, or take {ward} and {river} out of its texts.',
    'pages/a.json /sections/0/body «{»: Write {{ for a brace that is meant as one.',
  ])
  expect(told('{ward} {ward}', {}, documents)).toEqual([
    'pages/a.json  «{»: Add "ward" to the page’s vars, or take {ward} out of its texts.',
  ])
})

test('a page without vars that names something once is asked for it there, be it not in a shared section', () => {
  const other = elsewhere({ ward: '1' })
  expect(told('{ward}', {}, other)[0]).toMatch(/^pages\/a\.json \/sections\/0\/body «{ward}»: Add "ward"/)
  expect(told('{ward} {', {}, other)[0]).toMatch(/^pages\/a\.json \/sections\/0\/body «{ward}»: Add "ward"/)
  expect(told('', {}, { ...shared('{ward}'), ...other })).toEqual([
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
])('%s is told at its own place, and not where texts name it', (_what, body, more, documents) => {
  expect(told(body, more, documents)).toEqual([])
})

test('a brace alone is told whatever the vars are', () => {
  expect(told('{', { vars: 'ward' })).toHaveLength(1)
})

test.each([{ vras: 'ward' }, { more: { ward: '1' } }])('%j stands for no misspelt vars', (more) => {
  expect(told('{ward}', more)).toHaveLength(1)
})
