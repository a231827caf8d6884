import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { filesIn } from './built-site'
import { ELECTRICIAN } from '../../scripts/fixtures'

/** What authors wrote on each page and in each list, without the shared sections: file → texts. */
function ownTexts(): Map<string, string[]> {
  const read = (name: string) => JSON.parse(readFileSync(join(ELECTRICIAN.site, name), 'utf8')) as unknown
  const names = ['pages', 'lists'].flatMap((room) =>
    filesIn(join(ELECTRICIAN.site, room), '.json').map((name) => join(room, name)),
  )
  return new Map(names.map((name) => [name, textsIn(read(name))]))
}

/** Texts that people read; addresses, alt texts and the like may repeat. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['alt', 'src', 'href', 'image', 'icon', 'label', 'id', 'keywords', 'url'].includes(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key))
  return typeof value === 'object' && value ? Object.entries(value).flatMap(([name, item]) => textsIn(item, name)) : []
}

/** Sentences of six words and more; shorter ones are headings and labels. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.split(' ').length >= 6)

test('no sentence stands on two pages', () => {
  const seen = new Map<string, string>()
  const repeated: string[] = []
  for (const [page, texts] of ownTexts()) {
    for (const sentence of new Set(texts.flatMap(sentencesOf))) {
      const other = seen.get(sentence)
      if (other) repeated.push(`${other}, ${page}: ${sentence}`)
      seen.set(sentence, page)
    }
  }
  expect(repeated).toEqual([])
})

/** Claims that the specification (§9) doesn't make, and the amounts that it does. */
const FORBIDDEN =
  /\b(discount|% off|coupon|lifetime|money[- ]back|no credit|interest[- ]free|same working day|lowest price|best price|#1|number one)\b/i
const AMOUNTS = new Set(['$325', '$800', '$1,500', '$1', '$400', '$2,000'])

test('the business claims what the specification says, and nothing else', () => {
  for (const [page, texts] of ownTexts()) {
    for (const text of texts) {
      expect(FORBIDDEN.exec(text)?.[0], `${page}: ${text}`).toBeUndefined()
      for (const [amount] of text.matchAll(/\$\d[\d,]*/g))
        expect(AMOUNTS.has(amount.replace(/,$/, '')), `${page}: ${text}`).toBe(true)
    }
  }
})

/** The addresses of the pictures within a value, each as often as it is shown. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === 'src' ? [String(item)] : picturesIn(item)))
}

test('no page shows a picture twice', () => {
  for (const { route, data } of openSite(ELECTRICIAN.site).pages) {
    const pictures = picturesIn(data.sections)
    const repeated = pictures.filter((picture, at) => pictures.indexOf(picture) !== at)
    expect(repeated, route).toEqual([])
  }
})
