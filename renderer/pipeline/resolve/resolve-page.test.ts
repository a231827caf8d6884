import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import { resolvePage } from './resolve-page'

function resolved(content: unknown, site: Record<string, unknown> = {}) {
  const document = parsedDocument(JSON.stringify(content))
  return resolvePage({ route: '/a', document }, { shared: new Map(), site, elsewhere: () => new Set() })
}

test('the facts of the site and the page’s own vars are filled in, its own first', () => {
  const site = { name: 'Acme', phone: '(972) 555-0142', countryCode: '+44' }
  const page = { vars: { phone: '020 7946 0000', city: 'Plano' }, title: '{business} {city} {phone} {tel}' }
  expect(resolved(page, site)?.page).toMatchObject({
    route: '/a',
    data: { title: 'Acme Plano 020 7946 0000 +4402079460000' },
    vars: page.vars,
    complete: true,
  })
  expect(resolved({ title: '{phone} {tel}' }, site)?.page.data.title).toBe('(972) 555-0142 +449725550142')
})

test('vars that are empty, or no texts, stand for nothing', () => {
  expect(resolved({ vars: { a: '', b: 5, c: null, d: 'x' } })?.page.vars).toEqual({ d: 'x' })
  expect(resolved({ vars: 'abc' })?.page.vars).toEqual({})
  expect(resolved({ vars: ['abc'] })?.page.vars).toEqual({})
})

test('the places of names that stand for nothing are kept', () => {
  const resolution = resolved({ title: '{nothing}', sections: [{ body: '{nothing}' }] })
  expect(resolution?.unfilled.map(({ path }) => path)).toEqual([['title'], ['sections', 0, 'body']])
  expect(resolution?.problems.map(({ rule }) => rule)).toEqual(['unknown-variable'])
})

test.each([[[]], ['text'], [null]])('of a page that is %j nothing can be said but its address', (content) => {
  expect(resolved(content)).toMatchObject({
    page: { route: '/a', data: {}, vars: {}, variables: {}, origins: [], complete: false },
    used: [],
    unfilled: [],
    problems: [],
  })
})

test('a page that can’t be read gives nothing', () => {
  const document = parsedDocument('{')
  const surroundings = { shared: new Map(), site: {}, elsewhere: () => new Set<string>() }
  expect(resolvePage({ route: '/a', document }, surroundings)).toBeUndefined()
})
