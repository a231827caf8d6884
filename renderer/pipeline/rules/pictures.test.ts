import { describe, expect, test } from 'vitest'
import { marksOf, told } from '../../../tests/told'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { smallPicture } from './pictures'

describe('missing-image', () => {
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
})

describe('small-picture', () => {
  const { sections, ...page } = SMALLEST_SITE['pages/index.json']

  function marks(section: object, width: number | undefined, more: object = {}): string[] {
    const images = new Map([['/images/a.jpg', width === undefined ? undefined : { width, height: 400 }]])
    return marksOf(smallPicture, { 'pages/index.json': { ...page, ...more, sections: [...sections, section] } }, images)
  }

  const picture = { src: '/images/a.jpg', alt: 'A van' }
  const told = ['index.json: "/images/a.jpg"']

  test.each([
    ['a hero', 1200, { type: 'hero', title: 'A', image: picture }],
    ['a feature', 800, { type: 'feature', title: 'A', images: [picture] }],
    [
      'a video',
      800,
      { type: 'video', title: 'A', video: { provider: 'vimeo', id: '1234567', title: 'A', poster: picture } },
    ],
    [
      'a card',
      480,
      {
        type: 'services',
        title: 'A',
        items: [
          { title: 'A', text: 'Text.', image: picture },
          { title: 'B', text: 'Text.' },
        ],
      },
    ],
  ])('%s needs %i pixels', (_, width, section) => {
    expect(marks(section, width)).toEqual([])
    expect(marks(section, width - 1)).toEqual(told)
  })

  test('a drawing has no pixels, and a seal needs none', () => {
    expect(marks({ type: 'hero', title: 'A', image: picture }, undefined)).toEqual([])
    expect(marks({ type: 'quote', title: 'A', badges: [picture], form: { title: 'A' } }, 100)).toEqual([])
  })

  test('the picture that stands for a page elsewhere needs 600', () => {
    const [prose] = sections
    expect(marks({ ...prose, level: 2 }, 599, { image: '/images/a.jpg' })).toEqual(told)
    expect(marks({ ...prose, level: 2 }, 600, { image: '/images/a.jpg' })).toEqual([])
  })
})
