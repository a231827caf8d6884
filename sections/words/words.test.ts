import { expect, test } from 'vitest'
import en from './en.json'
import es from './es.json'
import { unlessEnglish, wordsIn } from './words'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('each language has the same words with the same placeholders, in its own order', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en))
  for (const [name, text] of Object.entries(en)) {
    const translation = Object.entries(es).find(([other]) => other === name)?.[1] ?? ''
    expect([name, placeholders(translation)]).toEqual([name, placeholders(text)])
  }
})

test('the words are those of the language whatever its country, English ones for others, and the site’s own', () => {
  expect(wordsIn('es-419', undefined).skip).toBe('Saltar al contenido')
  expect(wordsIn('de', undefined).skip).toBe('Skip to content')
  expect(wordsIn('de', { skip: 'Zum Inhalt' })).toMatchObject({ skip: 'Zum Inhalt', menu: 'Menu' })
})

test('islands that have English words built in get only others', () => {
  expect(unlessEnglish(wordsIn('en-GB', undefined), ['close', 'chatSend'])).toBeUndefined()
  expect(unlessEnglish(wordsIn('en', { close: 'Hide' }), ['close', 'chatSend'])).toEqual({ close: 'Hide' })
})
