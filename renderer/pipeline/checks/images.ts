import { formats } from '../formats'
import type { Problem } from '../problem'
import { problemAt } from '../problem-at'
import { didYouMean } from '../suggest'
import type { WholeSite } from '../whole-site'

/** Every picture that a document names is a file of public/images. */
export function checkImages({ texts, images }: WholeSite): Problem[] {
  return texts
    .filter(({ format, text }) => format === 'image' && formats.image?.test(text) && !images.has(text))
    .map(({ origin, text }) => {
      const what = `names the picture ${text}, but public${text} does not exist`
      const hint = didYouMean(text, images, 'Put the picture into public/images, or name another one.')
      return problemAt(origin, { rule: 'missing-image', what, hint }, { part: text })
    })
}
