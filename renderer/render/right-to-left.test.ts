import { beforeAll, expect, test } from 'vitest'
import { renderRoute } from '../../tests/render-route'
import en from '../../sections/words/en.json'
import es from '../../sections/words/es.json'
import { openSite } from '../pipeline/open-site'

const open = openSite('tests/fixtures/languages/site.config')
const FORMS = ['/embeds/es/quote-form', '/embeds/he/quote-form']
const ROUTES = ['/', '/es', '/he', '/waban', '/es/waban', '/he/waban', ...FORMS]
const html: Record<string, string> = {}

beforeAll(async () => {
  for (const route of ROUTES) html[route] = (await renderRoute(open, route)) ?? ''
})

const stylesOf = (route: string) => /<style>(.*?)<\/style>/s.exec(html[route] ?? '')?.[1] ?? ''
const linksOf = (route: string, pattern: RegExp) =>
  new Set([...(html[route] ?? '').matchAll(pattern)].map(([, ...parts]) => parts.join(' ')))

test('a site in English, Spanish and Hebrew has no problems', () => {
  expect(open.problems).toEqual([])
})

test('each page names its language, its direction, and itself in all languages', () => {
  for (const [route, start] of [
    ['/', '<html lang="en-US">'],
    ['/es/waban', '<html lang="es">'],
    ['/he', '<html lang="he" dir="rtl">'],
  ] as const)
    expect(html[route]).toContain(start)
  const alternates = /<link rel="alternate" hrefLang="([^"]*)" href="https:\/\/lantern.example([^"]*)"/g
  for (const [route, english, spanish, hebrew] of [
    ['home', '/', '/es', '/he'],
    ['waban', '/waban', '/es/waban', '/he/waban'],
  ] as const) {
    const all = new Set([`en-US ${english}`, `es ${spanish}`, `he ${hebrew}`, `x-default ${english}`])
    for (const address of [english, spanish, hebrew]) expect(linksOf(address, alternates), route).toEqual(all)
  }
  const switched = /<a href="([^"]*)" lang="(\w+)[^"]*" hrefLang/g
  expect(linksOf('/he/waban', switched)).toEqual(new Set(['/waban en', '/es/waban es']))
})

test('no English word of the design is on a Spanish or a Hebrew page', () => {
  const hebrew = open.site?.languages?.find(({ code }) => code === 'he')?.words ?? {}
  expect(Object.keys(hebrew).sort()).toEqual(Object.keys(en).sort())
  for (const [route, words] of [
    ['/es', es],
    ['/es/waban', es],
    ['/he', hebrew],
    ['/he/waban', hebrew],
    ['/embeds/es/quote-form', es],
    ['/embeds/he/quote-form', hebrew],
  ] as const) {
    const shown = (html[route] ?? '').replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
    const texts = [...shown.matchAll(/>([^<]+)<|="([^"]+)"/g)].map(([, text = '', value = '']) => text || value)
    const english = Object.entries(en)
      .filter(([name, text]) => !text.includes('{') && words[name as keyof typeof en] !== text)
      .filter(([, text]) => texts.some((other) => other.trim() === text))
    expect(english, route).toEqual([])
  }
  // the frames of these pages show the form in their language
  expect(html['/es']).toContain('data-src="/embeds/es/quote-form')
})

test('only pages from right to left have the styles that turn something round', () => {
  expect(stylesOf('/he')).toMatch(/--onward: ?-/)
  expect(stylesOf('/he')).toContain(':dir(rtl)')
  expect(stylesOf('/es')).not.toMatch(/:dir\(rtl\)|--onward: ?-/)
})

test('from right to left, arrows point to the left, and numbers and addresses keep their order', () => {
  const [right, left] = ['m12 5 7 7-7 7', 'm12 19-7-7 7-7']
  expect(html['/es']).toContain(right)
  expect(html['/es']).not.toContain(left)
  expect(html['/he']).toContain(left)
  expect(html['/he']).not.toContain(right)
  expect(html['/he']).toContain('התקשרו \u2066(617) 555-0137\u2069')
  expect(html['/he']).toContain('href="tel:+16175550137"')
  expect(html['/he']).toContain('<bdi>8 Beacon Street</bdi>')
  expect(html['/es']).not.toMatch(/[\u2066\u2069]|<bdi>/)
})
