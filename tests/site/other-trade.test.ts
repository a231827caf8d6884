import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPage, wordsOf } from './built-site'
import { BUILDS } from '../build-sites'

/** Words of the shipped site's trade, business and place. */
const FOREIGN = /electric|blackland|mckinney|collin|breaker|wiring|\bplano\b|texas|\bTX\b|licensed/i

test.each(['bakery', 'blank'] as const)('the site "%s" has its own words and none of the electrician’s', (site) => {
  const { out } = BUILDS[site]
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(out, name)).isFile(),
  )
  expect(files.filter((name) => FOREIGN.test(name))).toEqual([])
  const texts = files.filter((name) => /\.(html|js|css|xml|txt|svg|json)$/.test(name) || name.includes('/_'))
  expect(texts.length).toBeGreaterThan(8)
  for (const name of texts) expect(FOREIGN.exec(readFileSync(join(out, name), 'utf8'))?.[0], name).toBeUndefined()
})

test('the bakery has its own sections, colors, fonts and lists', () => {
  const home = builtPage('/', 'bakery')
  expect(wordsOf(home)).toContain('Bread worth getting up for')
  expect(home).toContain('--dark:#3b2417;')
  expect(home).toContain('--link:#8a3a12;')
  expect(home).toContain('<meta name="theme-color" content="#3b2417"/>')
  expect(home).toContain("--font-display:'Public Sans'")
  expect(home).toContain('<a href="/stowe"')
  expect(wordsOf(builtPage('/stowe', 'bakery'))).toContain('What we bring to Stowe')
})
