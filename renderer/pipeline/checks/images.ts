import type { WholeSite } from '../check'
import { formats } from '../formats'
import type { Problem } from '../problem'
import { didYouMean } from '../suggest'
import { problemAt } from './problem-at'

/** Every picture that a document names is a file of public/images. */
export function checkImages({ texts, images }: WholeSite): Problem[] {
  return texts
    .filter(({ format, text }) => format === 'image' && formats.image?.test(text) && !images.has(text))
    .map(({ origin, text }) =>
      problemAt(
        origin,
        {
          rule: 'missing-image',
          what: `names the picture ${text}, but public${text} does not exist`,
          hint: didYouMean(text, images, 'Put the picture into public/images, or name another one.'),
        },
        text,
      ),
    )
}
