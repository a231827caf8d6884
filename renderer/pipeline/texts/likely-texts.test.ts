import { expect, test, vi } from 'vitest'
import { siteText } from '../../../tests/sites'
import { likelyTexts } from './likely-texts'

const USED = [
  ['icon', 'phone'],
  ['icon', 'no icon!'],
  ['link', '/used#part'],
  ['link', '/plano'],
  ['link', 'javascript:alert(1)'],
  ['image', '/images/used.webp'],
  ['image', '/images/used.webp'],
  ['anchor-id', 'faq'],
  ['markdown', 'Words'],
] as const

function likely() {
  const texts = USED.map(([format, text]) => siteText(format, text))
  const read = vi.fn(() => texts)
  return { read, of: likelyTexts(() => ['/', '/plano'], new Map([['/images/idle.webp', undefined]]), read) }
}

test.each([
  ['icon', ['phone']],
  ['link', ['/used#part', '/plano', '/']],
  ['image', ['/images/used.webp', '/images/idle.webp']],
])('a wrong %s was likely one that is used elsewhere, or one there is', (format, texts) => {
  expect(likely().of(format)).toEqual(texts)
})

test('of other formats nothing is likely, and no text is read for them', () => {
  const { read, of } = likely()
  expect([of('anchor-id'), of('markdown')]).toEqual([[], []])
  expect(read).not.toHaveBeenCalled()
})

test('the texts of the site are read once, when the first suggestion is needed', () => {
  const { read, of } = likely()
  expect(read).not.toHaveBeenCalled()
  of('icon')
  of('link')
  of('icon')
  expect(read).toHaveBeenCalledTimes(1)
})
