import { problemOf } from '../../problems/problem-of'
import { didYouMean } from '../../problems/suggest'
import { invalidImage } from '../formats/invalid-image'
import type { DocumentRule } from '../rule'

export const missingImage: DocumentRule = {
  name: 'missing-image',
  severity: 'error',
  asks: 'Every picture that a document names is a file of public/images.',
  why: 'A visitor would see a hole where the picture should be.',
  mend: 'Put the picture into public/images under this name, or name one that is there.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "image": "«/images/ogg-image.png»",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "image": "/images/og-image.png",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  checkDocument: ({ texts, images }) =>
    texts
      .filter(({ format, text }) => format === 'image' && !images.has(text) && invalidImage.test(text))
      .map(({ origin, text }) => {
        const what = `names the picture ${text}, but public${text} does not exist`
        const hint = didYouMean(text, images.keys(), 'Put the picture into public/images, or name another one.')
        return problemOf(missingImage, origin, { what, hint }, { part: text })
      }),
}
