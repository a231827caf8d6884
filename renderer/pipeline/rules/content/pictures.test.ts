import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../../scripts/example-site'
import { brokenRules, marksOf, messagesOf, reported } from '../../../../tests/problems'

describe('missing-image', () => {
  const picture = (src: string) => ({ type: 'why', title: 'Why us', image: { src, alt: 'Our van' }, items: [] })

  test('nothing is said of a picture’s file when its address is none', () => {
    expect(brokenRules('section', picture('truck.jpg'))).not.toContain('missing-image')
  })

  test('a picture that is like none asks for its file', () => {
    expect(reported('section', picture('/images/our-own-bakery-at-dawn.jpg'))).toContain(
      'missing-image «/images/our-own-bakery-at-dawn.jpg»: Put the picture into public/images, or name another one.',
    )
  })
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

  test('the picture that stands for a page elsewhere needs 600', () => {
    const [prose] = sections
    expect(marks({ ...prose, level: 2 }, 599, { image: '/images/a.jpg' })).toEqual(reported)
    expect(marks({ ...prose, level: 2 }, 600, { image: '/images/a.jpg' })).toEqual([])
  })
})

describe('missing-alt', () => {
  const page = SMALLEST_SITE['pages/index.json']
  const images = new Map([['/images/truck.jpg', undefined]])
  const marks = (section: object) =>
    marksOf('missing-alt', { 'pages/index.json': { ...page, sections: [...page.sections, section] } }, images)
  const feature = (alt: string) => marks({ type: 'feature', title: 'A', images: [{ src: '/images/truck.jpg', alt }] })

  test.each([
    ['', 'is empty, but a picture is not mere decoration here'],
    ['truck.jpg', 'is a file’s name, not what the picture shows'],
    ['A photo of a van', 'begins with "A photo of"'],
  ])('%j %s', (alt, what) => {
    const images = [{ src: '/images/workshop-room.jpg', alt }]
    expect(messagesOf('section', { type: 'feature', title: 'A', images })).toEqual([what])
  })

  test.each(['', ' ', 'truck.jpg', 'IMG_2041.JPG', 'Image of a van', 'a photo of a van', 'The picture of the van'])(
    '%j is reported',
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
  ])('%j is not reported', (alt) => {
    expect(feature(alt)).toEqual([])
  })

  test('where a picture may only decorate, the words may be empty, but not a file’s name', () => {
    const banner = (alt: string) => marks({ type: 'banner', title: 'A', image: { src: '/images/truck.jpg', alt } })
    expect(banner('')).toEqual([])
    expect(banner('truck.jpg')).toEqual(['index.json: "truck.jpg"'])
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
  const marks = (...more: object[]) => marksOf('duplicate-alt', { 'pages/index.json': page(...more) }, images)

  test('the later picture is reported, also in another section', () => {
    expect(marks(feature('a', 'A van'), feature('b', 'A van'))).toEqual(['index.json: "A van"'])
  })

  test('one picture that is shown twice may say the same twice', () => {
    expect(marks(feature('a', 'A van'), feature('a', 'A van'))).toEqual([])
    const others = [feature('b', 'A van'), feature('a', 'A van')]
    expect(marks(feature('a', 'A van'), ...others)).toEqual(['index.json: "A van"'])
  })

  test('pictures of two pages are not compared', () => {
    const documents = { 'pages/index.json': page(feature('a', 'A van')), 'pages/b.json': page(feature('b', 'A van')) }
    expect(marksOf('duplicate-alt', documents, images)).toEqual([])
  })
})
