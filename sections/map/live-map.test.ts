import { expect, test } from 'vitest'
import { liveMap } from './live-map'

test('Google finds the place by its name', () => {
  expect(liveMap('google', '118 Main St & 2nd')).toEqual({
    frame: 'https://www.google.com/maps?q=118%20Main%20St%20%26%202nd&output=embed',
    link: 'https://www.google.com/maps/search/?api=1&query=118%20Main%20St%20%26%202nd',
  })
})

test('OpenStreetMap shows the surroundings of the business', () => {
  expect(liveMap('openstreetmap', 'Main St', '33.2, -96.6')).toEqual({
    frame:
      'https://www.openstreetmap.org/export/embed.html' +
      '?bbox=-96.7200%2C33.0800%2C-96.4800%2C33.3200&layer=mapnik&marker=33.2%2C-96.6',
    link: 'https://www.openstreetmap.org/search?query=Main%20St',
  })
})

test('OpenStreetMap without coordinates has a link only', () => {
  expect(liveMap('openstreetmap', 'Main St').frame).toBeUndefined()
})
