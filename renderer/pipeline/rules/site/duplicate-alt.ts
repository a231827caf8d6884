import { problemOf } from '../../problems/problem-of'
import type { DocumentRule } from '../rule'
import { altOrigin, placedPictures } from './placed-pictures'

export const duplicateAlt: DocumentRule = {
  name: 'duplicate-alt',
  severity: 'warning',
  asks: 'Two different pictures of one page have different words.',
  why: 'Who hears the same words twice takes the two pictures for one; mostly the words were copied and not changed.',
  mend: 'Say in each what only this picture shows.',
  example: {
    of: 'section',
    wrong: `{
  "type": "gallery",
  "title": "The shop",
  "images": [
    { "picture": { "src": "/images/truck.jpg", "alt": "A white van in front of a grey wall" } },
    { "picture": { "src": "/images/workshop-room.jpg", "alt": «"A white van in front of a grey wall"» } }
  ]
}`,
    right: `{
  "type": "gallery",
  "title": "The shop",
  "images": [
    { "picture": { "src": "/images/truck.jpg", "alt": "A white van in front of a grey wall" } },
    { "picture": { "src": "/images/workshop-room.jpg", "alt": "A workshop with benches and pegboards" } }
  ]
}`,
  },
  checkDocument: (view) => {
    if (!view.page) return []
    const pictures = new Map<string, string>()
    return placedPictures(view).flatMap(({ src: picture, alt }) => {
      const src = picture.text
      if (alt === '') return []
      const other = pictures.get(alt)
      if (other === undefined) pictures.set(alt, src)
      if (other === undefined || other === src) return []
      const what = `says of ${src} what the page says of ${other} already`
      return [problemOf(duplicateAlt, altOrigin(picture), { what, hint: 'Say what only this picture shows.' })]
    })
  },
}
