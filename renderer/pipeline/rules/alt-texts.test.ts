import { describe, expect, test } from 'vitest'
import { marksOf, saidOf } from '../../../tests/told'
import { duplicateAlt, missingAlt } from './pictures'
import { SMALLEST_SITE } from '../../../scripts/example-site'

describe('missing-alt', () => {
  const page = SMALLEST_SITE['pages/index.json']
  const images = new Map([['/images/truck.jpg', undefined]])
  const marks = (section: object) =>
    marksOf(missingAlt, { 'pages/index.json': { ...page, sections: [...page.sections, section] } }, images)
  const feature = (alt: string) => marks({ type: 'feature', title: 'A', images: [{ src: '/images/truck.jpg', alt }] })

  test.each([
    ['', 'is empty, but a picture is not mere decoration here'],
    ['truck.jpg', 'is a file’s name, not what the picture shows'],
    ['A photo of a van', 'begins with "A photo of"'],
  ])('%j %s', (alt, what) => {
    const images = [{ src: '/images/workshop-room.jpg', alt }]
    expect(saidOf('section', { type: 'feature', title: 'A', images })).toEqual([what])
  })

  test.each(['a.jpeg', 'a.png', 'a.webp', 'a.avif', 'a.svg', 'a.gif', 'Photograph of a van', 'An image of a van'])(
    '%j is told too',
    (alt) => {
      expect(feature(alt)).toHaveLength(1)
    },
  )

  test.each(['', ' ', 'truck.jpg', 'IMG_2041.JPG', 'Image of a van', 'a photo of a van', 'The picture of the van'])(
    '%j is told',
    (alt) => {
      expect(feature(alt)).toEqual([`index.json: ${JSON.stringify(alt)}`])
    },
  )

  test.each([
    'A white van',
    'Imagery of the old town',
    'A wall with a photo of a van',
    'Our shop at acme.example',
    'A sign that says truck.jpg',
    'truck.jpg on a sign',
    'Photo offcuts',
  ])('%j is not told', (alt) => {
    expect(feature(alt)).toEqual([])
  })

  test('where a picture may only decorate, the words may be empty, but not a file’s name', () => {
    const banner = (alt: string) => marks({ type: 'banner', title: 'A', image: { src: '/images/truck.jpg', alt } })
    expect(banner('')).toEqual([])
    expect(banner('truck.jpg')).toEqual(['index.json: "truck.jpg"'])
  })

  test('a shared section is told once, however many pages use it', () => {
    const feature = { type: 'feature', title: 'A', images: [{ src: '/images/truck.jpg', alt: '' }] }
    const using = { ...page, sections: [...page.sections, { use: 'van' }] }
    const documents = { 'shared/van.json': feature, 'pages/index.json': using, 'pages/other.json': using }
    expect(marksOf(missingAlt, documents, images)).toEqual(['van.json: ""'])
  })
})

describe('duplicate-alt', () => {
  const images = new Map(['a.jpg', 'b.jpg'].map((name) => [`/images/${name}`, undefined]))
  const { sections } = SMALLEST_SITE['pages/index.json']
  const feature = (name: string, alt: string) => ({
    type: 'feature',
    title: name,
    images: [{ src: `/images/${name}.jpg`, alt }],
  })
  const page = (...more: object[]) => ({ ...SMALLEST_SITE['pages/index.json'], sections: [...sections, ...more] })
  const marks = (...more: object[]) => marksOf(duplicateAlt, { 'pages/index.json': page(...more) }, images)

  test('the later picture is told, also in another section', () => {
    expect(marks(feature('a', 'A van'), feature('b', 'A van'))).toEqual(['index.json: "A van"'])
  })

  test('one picture that is shown twice may say the same twice', () => {
    expect(marks(feature('a', 'A van'), feature('a', 'A van'))).toEqual([])
    const others = [feature('b', 'A van'), feature('a', 'A van')]
    expect(marks(feature('a', 'A van'), ...others)).toEqual(['index.json: "A van"'])
  })

  test('pictures of two pages are not compared', () => {
    const documents = { 'pages/index.json': page(feature('a', 'A van')), 'pages/b.json': page(feature('b', 'A van')) }
    expect(marksOf(duplicateAlt, documents, images)).toEqual([])
  })

  test('the two logos of site.json show one thing', () => {
    const logo = (name: string) => ({ src: `/images/${name}.jpg`, alt: 'Acme' })
    const site = { ...SMALLEST_SITE['site.json'], logo: { light: logo('a'), dark: logo('b') } }
    expect(marksOf(duplicateAlt, { 'site.json': site }, images)).toEqual([])
  })

  test('pictures that decorate say the same: nothing', () => {
    const banner = (name: string) => ({ type: 'banner', title: name, image: { src: `/images/${name}.jpg`, alt: '' } })
    expect(marks(banner('a'), banner('b'))).toEqual([])
  })
})
