import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allRoutes } from './all-routes'
import { builtFile, builtPage } from './built-site'

const KB = 1024

/** HTML with its styles, gzip. Lists of fifty services and twenty reviews may weigh more. */
const PAGE = 20 * KB
const LONG_PAGES: Record<string, number> = {
  '/services': 30 * KB,
  '/reviews': 30 * KB,
}

/** The script before a visitor does anything, gzip. */
const SCRIPT = 3 * KB

test.each(allRoutes())('%s weighs, with its styles, what its budget allows', (route) => {
  const html = builtPage(route)
  expect(html).not.toContain('rel="stylesheet"')
  expect(gzipSync(html).length).toBeLessThanOrEqual(LONG_PAGES[route] ?? PAGE)
})

test('the script of a page and all that it imports at once weigh at most 3 KB, gzip', () => {
  const scripts = [...builtPage('/plano').matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(scripts).toHaveLength(1)
  const weighed = new Set<string>()
  const weigh = (name: string): number => {
    if (weighed.has(name)) return 0
    weighed.add(name)
    const code = readFileSync(builtFile(name), 'utf8')
    const imports = [...code.matchAll(/\bfrom\s*["'`]\.\.\/([^"'`]+)["'`]/g)].map(([, path]) => `assets/${path}`)
    return gzipSync(code).length + imports.reduce((sum, path) => sum + weigh(path), 0)
  }
  expect(weigh(scripts[0] ?? '')).toBeLessThanOrEqual(SCRIPT)
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
