import { problemOf } from '../../problem-of'
import { didYouMean } from '../../suggest'
import { invalidImage } from '../formats/invalid-image'
import type { SiteRule } from '../rule'

export const missingImage: SiteRule = {
  name: 'missing-image',
  severity: 'error',
  asks: 'Every picture that a document names is a file of public/images.',
  why: 'A visitor would see a hole where the picture should be.',
  mend: 'Put the picture into public/images under this name, or name one that is there.',
  example: {
    of: 'section',
    wrong: '{ "type": "gallery", "images": [{ "src": "«/images/generator-11.jpg»", "alt": "A generator" }] }',
    right: '{ "type": "gallery", "images": [{ "src": "/images/generator-1.jpg", "alt": "A generator" }] }',
  },
  check: ({ texts, images }) =>
    texts
      .filter(({ format, text }) => format === 'image' && invalidImage.test(text) && !images.has(text))
      .map(({ origin, text }) => {
        const what = `names the picture ${text}, but public${text} does not exist`
        const hint = didYouMean(text, images, 'Put the picture into public/images, or name another one.')
        return problemOf(missingImage, origin, { what, hint }, { part: text })
      }),
}
