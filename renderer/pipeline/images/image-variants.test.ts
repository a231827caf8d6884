import { expect, test } from 'vitest'
import { imageVariants } from './image-variants'

test('a picture is made in sizes up to its own, in two formats', () => {
  expect(imageVariants('/images/truck.jpg', 1000, 'abc').map(({ url }) => url)).toEqual([
    '/images/truck-480.abc.avif',
    '/images/truck-480.abc.webp',
    '/images/truck-800.abc.avif',
    '/images/truck-800.abc.webp',
    '/images/truck-1000.abc.avif',
    '/images/truck-1000.abc.webp',
  ])
})

test('nothing is made larger than the largest window needs, and drawings are left alone', () => {
  expect(imageVariants('/images/truck.jpg', 4000, 'abc').at(-1)?.width).toBe(1920)
  expect(imageVariants('/images/logo.svg', 500, 'abc')).toEqual([])
})

test.each([
  ['imgix', 'https://acme.imgix.net', 'https://acme.imgix.net/images/truck.jpg?fm=webp&w=480&q=85&fit=min'],
  [
    'cloudinary',
    'https://res.cloudinary.com/acme/image/upload/v1',
    'https://res.cloudinary.com/acme/image/upload/w_480,f_webp,q_85,c_lfill/v1/images/truck.jpg',
  ],
] as const)('%s makes them instead, at quality 85', (provider, url, expected) => {
  const variants = imageVariants('/images/truck.jpg', 480, 'abc', { provider, url })
  expect(variants.find(({ format }) => format === 'webp')?.url).toBe(expected)
})
