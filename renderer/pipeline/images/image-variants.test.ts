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

test('a picture that is as wide as one of the sizes is made in it once', () => {
  expect(imageVariants('/images/truck.jpg', 800, 'abc').map(({ width }) => width)).toEqual([480, 480, 800, 800])
})

test('of a name with several dots only the last part gives way', () => {
  expect(imageVariants('/images/v.old.JPG', 300, 'abc')[0]?.url).toBe('/images/v.old-300.abc.avif')
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

test('a service whose addresses nobody knows is told', () => {
  const host = { provider: 'none' as 'imgix', url: 'https://acme.example' }
  expect(() => imageVariants('/images/truck.jpg', 480, 'abc', host)).toThrow('no address of /images/truck.jpg at none')
})
