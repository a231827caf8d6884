import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openedSite } from '../sites'
import { ELECTRICIAN } from '../../scripts/fixtures'

const SITE = ELECTRICIAN.site
const texts = new Map(
  readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(SITE, name), 'utf8')]),
)
const cities = [...texts].flatMap(([name, text]) => {
  const city: string | undefined = name.startsWith('pages/') ? JSON.parse(text).vars?.city : undefined
  return city ? [[city, name] as const] : []
})

/** The places of the leftover names that the rule finds: "file offset". */
const leftovers = (documents: Map<string, string>) =>
  openedSite(Object.fromEntries(documents))
    .problems.filter(({ rule }) => rule === 'leftover-city')
    .map(({ file, start }) => `${file.replace('site.config/', '')} ${start}`)

test('city pages mention their neighbors, and none of these names is a leftover', () => {
  expect(cities.length).toBeGreaterThan(10)
  expect(leftovers(texts)).toEqual([])
})

test.each(cities)(
  'on a copy of %s’s page, every mention of the old city is reported, and nothing else',
  (city, name) => {
    const copy = (texts.get(name) ?? '').replace(/(?<="vars": \{[^}]*"city": )"[^"]*"/, '"Garland"')
    const mentions = [...copy.matchAll(new RegExp(`(?<!\\p{L})${city}(?!\\p{L})`, 'giu'))]
    const places = leftovers(new Map([...texts, ['pages/garland.json', copy]]))
    expect(places).toEqual(mentions.map(({ index }) => `pages/garland.json ${index}`))
    expect(places.length).toBeGreaterThan(0)
  },
)
