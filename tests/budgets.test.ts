import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFile, builtPage } from './built-site'

const KB = 1024
/** A city page with its styles, and the script before a visitor does anything. */
const LIMITS = { page: 20 * KB, script: 3 * KB }

const CITIES = [
  'allen',
  'anna',
  'celina',
  'fairview',
  'frisco',
  'mckinney',
  'melissa',
  'murphy',
  'plano',
  'princeton',
  'prosper',
  'wylie',
]

test.each(CITIES)('/%s weighs at most 20 KB, gzip, with its styles', (city) => {
  const html = builtPage(`/${city}`)
  expect(html).not.toContain('rel="stylesheet"')
  expect(gzipSync(html).length).toBeLessThanOrEqual(LIMITS.page)
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
  expect(weigh(scripts[0] ?? '')).toBeLessThanOrEqual(LIMITS.script)
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
