import { expect, test } from 'vitest'
import { vocabularyOf } from './own-words'
import { townDocument } from './town-document'

const MODEL = {
  title: 'Electrician in Plano, TX',
  image: '/images/hero-city-plano.jpg',
  vars: { city: 'Plano', county: 'Collin County', coordinates: '33.0298, -96.7189' },
  sections: [{ type: 'hero', lead: 'Panels that ran out of room, and cars that live in Plano.' }],
}

const town = (number: number) => townDocument(MODEL, number, vocabularyOf([MODEL])) as typeof MODEL

test('a town has a name and a place of its own, and names no other city', () => {
  const document = town(7)
  expect(document.vars).toMatchObject({ city: 'Town 7', county: 'Collin County' })
  expect(document.vars.coordinates).toMatch(/^3\d\.\d{4}, -9\d\.\d{4}$/)
  expect(document.vars.coordinates).not.toBe(town(8).vars.coordinates)
  expect(JSON.stringify(document)).not.toMatch(/plano/i)
  expect(document.title).toMatch(/^Electrician [a-z]{2} \{city\}, TX$/)
  expect(document.image).toBe('/images/hero-home.jpg')
})

test('two towns of one model say other things, and each the same in every run', () => {
  expect(town(1).sections[0]?.lead).not.toBe(town(2).sections[0]?.lead)
  expect(town(1)).toEqual(town(1))
})
