import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allRoutes } from './all-routes'
import { SCRIPT_BUDGET, weighPage } from '../../scripts/report/weight'
import { STYLE_LIMIT, overLimit, pageLimit } from './budgets'
import { builtFile, builtPage } from './built-site'

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

test('no page has style attributes or code in attributes, and every picture has its size', () => {
  for (const name of readdirSync(builtFile('')).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(builtFile(name), 'utf8')
    expect(html, name).not.toMatch(/<[^>]+ (style|on[a-z]+)="/)
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      for (const attribute of [/ width="\d+"/, / height="\d+"/, / alt="/]) expect(image, name).toMatch(attribute)
    }
  }
})
