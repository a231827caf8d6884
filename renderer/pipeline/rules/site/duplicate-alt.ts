import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { DocumentRule } from '../rule'
import { altOrigin } from './placed-pictures'

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
  checkDocument: ({ page, pictures }) => {
    if (!page) return []
    const problems: Problem[] = []
    const known = new Map<string, string>()
    for (const { src: picture, alt } of pictures) {
      if (alt === '') continue
      const src = picture.text
      const other = known.get(alt)
      if (other === undefined) known.set(alt, src)
      if (other === undefined || other === src) continue
      const what = `says of ${src} what the page says of ${other} already`
      problems.push(problemOf(duplicateAlt, altOrigin(picture), { what, hint: 'Say what only this picture shows.' }))
    }
    return problems
  },
}
