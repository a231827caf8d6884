import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allRoutes } from './all-routes'
import { SCRIPT_BUDGET, weighPage } from '../../scripts/check/weight'
import { STYLE_LIMIT, overLimit, pageLimit } from './budgets'
import { builtFile, builtFiles, builtPage } from './built-site'

test.each(allRoutes())('%s weighs, with its styles, what its budget allows', (route) => {
  const html = builtPage(route)
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  expect(html).not.toContain('rel="stylesheet"')
  expect([
    ...overLimit(`${route} weighs`, gzipSync(html).length, 'bytes', pageLimit(route)),
    ...overLimit(`${route} has styles of`, gzipSync(styles).length, 'bytes', STYLE_LIMIT),
  ]).toEqual([])
})

test('the script of a page and all that it imports at once weigh what their budget allows', () => {
  const scripts = [...builtPage('/plano').matchAll(/<script[^>]* src="/g)]
  expect(scripts).toHaveLength(1)
  expect(
    overLimit('the script of a page weighs', weighPage(builtFile(''), '/plano')?.script ?? 0, 'bytes', SCRIPT_BUDGET),
  ).toEqual([])
})

// a content security policy that allows 'self' alone refuses such styles and code
test('no page has style attributes or code of its own, and every picture has its size', () => {
  for (const name of builtFiles()) {
    const html = readFileSync(builtFile(name), 'utf8')
    expect(html, name).not.toMatch(/<[^>]+ (style|on[a-z]+)="/)
    for (const [script] of html.matchAll(/<script\b[^>]*>/g))
      expect(script, name).toMatch(/ src="\/| type="application\/ld\+json"/)
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      for (const attribute of [/ width="\d+"/, / height="\d+"/, / alt="/]) expect(image, name).toMatch(attribute)
    }
  }
})
