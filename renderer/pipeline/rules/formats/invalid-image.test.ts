import { expect, test } from 'vitest'
import { invalidImage } from './invalid-image'

test.each(['/images/truck.jpg', '/images/team/dana.webp', '/images/LOGO.SVG'])('%s is allowed', (text) => {
  expect(invalidImage.test(text)).toBe(true)
})

test.each([
  '',
  'images/truck.jpg',
  '/truck.jpg',
  '/images/truck',
  '/images/truck.gif',
  'https://acme.example/images/truck.jpg',
  '/images/my truck.jpg',
  '/images/truck.jpg?v=2',
])('%j is not', (text) => {
  expect(invalidImage.test(text)).toBe(false)
})
