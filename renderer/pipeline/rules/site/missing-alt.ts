import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { DocumentRule } from '../rule'
import { type PlacedPicture, altOrigin } from './placed-pictures'

export const missingAlt: DocumentRule = {
  name: 'missing-alt',
  severity: 'warning',
  asks: 'The words for a picture say what it shows. They may be empty only where a picture may stand for its looks alone.',
  why: 'People who can’t see the picture hear these words in its place, and search engines find it by them.',
  mend: 'Say in a sentence what the picture shows, without “picture of”: a screen reader says by itself that it is one.',
  example: {
    of: 'section',
    wrong: `{
  "type": "feature",
  "title": "The shop",
  "images": [{ "src": "/images/truck.jpg", "alt": «"truck.jpg"» }]
}`,
    right: `{
  "type": "feature",
  "title": "The shop",
  "images": [{ "src": "/images/truck.jpg", "alt": "A white van in front of a grey wall" }]
}`,
  },
  checkDocument: ({ pictures }) => {
    const problems: Problem[] = []
    for (const picture of pictures) {
      const about = faultOf(picture)
      if (about) problems.push(problemOf(missingAlt, altOrigin(picture.src), about))
    }
    return problems
  },
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
