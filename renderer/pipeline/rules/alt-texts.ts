import type { Problem } from '../problem'
import { problemOf } from '../problems/problem-of'
import { type PlacedPicture, altOrigin } from './placed-pictures'
import { sectionExample } from './examples'
import type { DocumentRule } from './rule'

export const missingAlt: DocumentRule = {
  name: 'missing-alt',
  severity: 'warning',
  asks: 'The words for a picture say what it shows. They may be empty only where a picture may stand for its looks alone.',
  why: 'People who can’t see the picture hear these words in its place, and search engines find it by them.',
  mend: 'Say in a sentence what the picture shows, without “picture of”: a screen reader says by itself that it is one.',
  example: sectionExample(
    (alt) => `{
  "type": "feature",
  "title": "The shop",
  "images": [{ "src": "/images/truck.jpg", "alt": ${alt} }]
}`,
    '«"truck.jpg"»',
    '"A white van in front of a grey wall"',
  ),
  checkDocument: ({ pictures }) =>
    pictures.flatMap((picture) => {
      const about = faultOf(picture)
      return about ? [problemOf(missingAlt, altOrigin(picture.src), about)] : []
    }),
}

function faultOf({ alt, src }: PlacedPicture): { what: string; hint: string } | undefined {
  if (alt === '' && !src.mayDecorate)
    return { what: 'is empty, but a picture is not mere decoration here', hint: 'Say in a sentence what it shows.' }
  if (/^\S+\.(jpe?g|png|webp|avif|svg|gif)$/i.test(alt))
    return { what: 'is a file’s name, not what the picture shows', hint: 'Say in a sentence what it shows.' }
  const [opening] = /^(an? |the )?(image|picture|photo|photograph) of\b/i.exec(alt) ?? []
  if (opening === undefined) return undefined
  const hint = 'Begin with what it shows: a screen reader says by itself that it is a picture.'
  return { what: `begins with "${opening}"`, hint }
}

export const duplicateAlt: DocumentRule = {
  name: 'duplicate-alt',
  severity: 'warning',
  asks: 'Two different pictures of one page have different words.',
  why: 'Who hears the same words twice takes the two pictures for one; mostly the words were copied and not changed.',
  mend: 'Say in each what only this picture shows.',
  example: sectionExample(
    (alt) => `{
  "type": "gallery",
  "title": "The shop",
  "images": [
    { "picture": { "src": "/images/truck.jpg", "alt": "A white van in front of a grey wall" } },
    { "picture": { "src": "/images/workshop-room.jpg", "alt": ${alt} } }
  ]
}`,
    '«"A white van in front of a grey wall"»',
    '"A workshop with benches and pegboards"',
  ),
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
