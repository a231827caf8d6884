import { problemOf } from '../../problem-of'
import type { ResolvedPage } from '../../resolved'
import type { SiteRule } from '../rule'
import { placedPictures } from './placed-pictures'

export const duplicateAlt: SiteRule = {
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
  check: (site) => {
    const told = new Map<ResolvedPage, Map<string, string>>()
    return placedPictures(site).flatMap(({ src: { page, text: src }, alt, origin }) => {
      if (!page || alt === '') return []
      const pictures = told.get(page) ?? new Map<string, string>()
      told.set(page, pictures)
      const other = pictures.get(alt)
      if (other === undefined) pictures.set(alt, src)
      if (other === undefined || other === src) return []
      const what = `says of ${src} what the page says of ${other} already`
      return [problemOf(duplicateAlt, origin, { what, hint: 'Say what only this picture shows.' })]
    })
  },
}
