import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { brokenRules, marksOf, messagesOf, reported } from '../../../tests/problems'
import { openedSite } from '../../../tests/sites'

describe('missing-image', () => {
  const picture = (src: string) => ({ type: 'why', title: 'Why us', image: { src, alt: 'Our van' }, items: [] })

  test('a picture whose address has a wrong form is not also reported as missing', () => {
    expect(brokenRules('section', picture('truck.jpg'))).not.toContain('missing-image')
  })

  test('for a picture that resembles no other, the hint asks for its file', () => {
    expect(reported('section', picture('/images/our-own-bakery-at-dawn.jpg'))).toContain(
      'missing-image «/images/our-own-bakery-at-dawn.jpg»: Put the picture in public/images, or choose another one.',
    )
  })
})

test.each([
  [
    'a space and parentheses',
    '/images/my van (1).jpg',
    ['/images/my van (1).jpg'],
    'invalid-image «"/images/my van (1).jpg"»: Rename the picture to my-van-1.jpg, in public/images and here.',
  ],
  [
    'a space that is written as in an address',
    '/images/my%20van.jpg',
    ['/images/my van.jpg'],
    'invalid-image «"/images/my%20van.jpg"»: Rename the picture to my-van.jpg, in public/images and here.',
  ],
  [
    'a space in its file alone',
    '/images/my-van.jpg',
    ['/images/my van.jpg'],
    'missing-image «/images/my-van.jpg»: Rename public/images/my van.jpg to my-van.jpg.',
  ],
  [
    'a space in the document alone',
    '/images/my van.jpg',
    ['/images/my-van.jpg'],
    'invalid-image «"/images/my van.jpg"»: Did you mean "/images/my-van.jpg"?',
  ],
  [
    'a space, while the better name is taken',
    '/images/my van.jpg',
    ['/images/my van.jpg', '/images/my-van.jpg'],
    'invalid-image «"/images/my van.jpg"»: Rename the picture to my-van-2.jpg, in public/images and here.',
  ],
  [
    'letters that no address has',
    '/images/фото 1.jpg',
    ['/images/фото 1.jpg'],
    'invalid-image «"/images/фото 1.jpg"»: Rename the picture to 1.jpg, in public/images and here.',
  ],
  [
    'an accent that is stored in another way',
    '/images/caf\u00e9.jpg',
    ['/images/cafe\u0301.jpg'],
    'missing-image «/images/caf\u00e9.jpg»: Rename the picture to cafe.jpg, in public/images and here. The names look the same, but their accents are stored in two ways.',
  ],
])('a picture whose name has %s gets a name that works', (_, written, files, message) => {
  const { problems, textOf } = openedSite(
    { 'pages/index.json': { ...SMALLEST_SITE['pages/index.json'], image: written } },
    new Map(['/images/logo-mark.svg', ...files].map((file) => [file, undefined])),
  )
  const lines = problems.map(
    ({ rule, file, start, end, hint }) => `${rule} «${textOf(file).slice(start, end)}»: ${hint}`,
  )
  expect(lines).toEqual([message])
})

describe('small-picture', () => {
  const { sections, ...page } = SMALLEST_SITE['pages/index.json']

  function marks(section: object, width: number | undefined, more: object = {}): string[] {
    const images = new Map([['/images/a.jpg', width === undefined ? undefined : { width, height: 400 }]])
    const index = { ...page, ...more, sections: [...sections, section] }
    return marksOf('small-picture', { 'pages/index.json': index }, images)
  }

  const picture = { src: '/images/a.jpg', alt: 'A van' }
  const reported = ['index.json: "/images/a.jpg"']

  const video = { provider: 'vimeo', id: '1234567', title: 'A', poster: picture }
  const card = { title: 'A', text: 'Text.', image: picture }

  test.each([
    ['a hero', 1200, { type: 'hero', title: 'A', image: picture }],
    ['a feature', 800, { type: 'feature', title: 'A', images: [picture] }],
    ['a video', 800, { type: 'video', title: 'A', video }],
    ['a card', 480, { type: 'services', title: 'A', items: [card, { title: 'B', text: 'Text.' }] }],
  ])('%s needs %i pixels', (_, width, section) => {
    expect(marks(section, width)).toEqual([])
    expect(marks(section, width - 1)).toEqual(reported)
  })

  test('the picture that represents a page elsewhere needs 600 pixels', () => {
    const [prose] = sections
    expect(marks({ ...prose, level: 2 }, 599, { image: '/images/a.jpg' })).toEqual(reported)
    expect(marks({ ...prose, level: 2 }, 600, { image: '/images/a.jpg' })).toEqual([])
  })
})

const images = new Map(['a.jpg', 'b.jpg', 'truck.jpg'].map((name) => [`/images/${name}`, undefined]))
const home = SMALLEST_SITE['pages/index.json']
const page = (...more: object[]) => ({ ...home, sections: [...home.sections, ...more] })
const feature = (name: string, alt: string) => ({
  type: 'feature',
  title: name,
  images: [{ src: `/images/${name}.jpg`, alt }],
})

describe('missing-alt', () => {
  const marks = (section: object) => marksOf('missing-alt', { 'pages/index.json': page(section) }, images)

  test.each([
    ['', 'is empty, but a picture here is more than decoration'],
    ['truck.jpg', 'is a file name, not what the picture shows'],
    ['A photo of a van', 'starts with "A photo of"'],
  ])('%j %s', (alt, what) => {
    expect(messagesOf('section', feature('workshop-room', alt))).toEqual([what])
  })

  const WRONG = ['', ' ', 'truck.jpg', 'IMG_2041.JPG', 'Image of a van', 'a photo of a van', 'The picture of the van']
  const RIGHT = ['A white van', 'Imagery of the old town', 'A wall with a photo of a van', 'Our shop at acme.example']
  const NAMING = ['A sign that says truck.jpg', 'truck.jpg on a sign', 'Photo offcuts']

  test.each([...WRONG, ...RIGHT, ...NAMING])('whether %j is reported', (alt) => {
    expect(marks(feature('truck', alt))).toEqual(WRONG.includes(alt) ? [`index.json: ${JSON.stringify(alt)}`] : [])
  })

  test('the text of a picture that may be decoration can be empty, but not a file name', () => {
    const banner = (alt: string) => marks({ type: 'banner', title: 'A', image: { src: '/images/truck.jpg', alt } })
    expect(banner('')).toEqual([])
    expect(banner('truck.jpg')).toEqual(['index.json: "truck.jpg"'])
  })
})

describe('duplicate-alt', () => {
  const [a, b] = [feature('a', 'A van'), feature('b', 'A van')]
  const marks = (...more: object[]) => marksOf('duplicate-alt', { 'pages/index.json': page(...more) }, images)

  test('the later picture is reported, even in another section; a picture that is shown twice may keep its text', () => {
    expect(marks(a, b)).toEqual(['index.json: "A van"'])
    expect(marks(a, a)).toEqual([])
    expect(marks(a, b, a)).toEqual(['index.json: "A van"'])
  })

  test('pictures of two pages are not compared', () => {
    expect(marksOf('duplicate-alt', { 'pages/index.json': page(a), 'pages/b.json': page(b) }, images)).toEqual([])
  })
})
