import { expect, test } from 'vitest'
import { told } from '../../../../tests/told'

const picture = (src: string) => ({
  type: 'why',
  title: 'Why us',
  image: { src, alt: 'Our van' },
  items: [],
})

test('nothing is said of a picture’s file when its address is none', () => {
  expect(
    told('section', { ...picture('truck.jpg'), items: undefined }).filter((line) => line.startsWith('missing-image')),
  ).toEqual([])
})

test('a text that looks like a picture’s address is none', () => {
  expect(told('section', { type: 'prose', title: 'Words', body: '/images/gone.jpg' })).toEqual([])
})

test('a picture that is like none asks for its file', () => {
  expect(told('section', picture('/images/our-own-bakery-at-dawn.jpg'))).toContain(
    'missing-image «/images/our-own-bakery-at-dawn.jpg»: Put the picture into public/images, or name another one.',
  )
})
