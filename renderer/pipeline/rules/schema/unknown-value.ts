import { didYouMean } from '../../problems/suggest'
import { placeHint } from '../../problems/place-hint'
import type { KeywordRule } from '../rule'
import { quote } from './quote'

export const unknownValue: KeywordRule = {
  name: 'unknown-value',
  severity: 'error',
  asks: 'A field with a list of choices holds one of them.',
  why: 'Only the choices have a look, or a meaning for search engines.',
  mend: 'Write one of the choices exactly as the message shows it.',
  example: {
    of: 'site',
    wrong: '  "social": [{ "network": «"you-tube"», "href": "https://www.youtube.com/@acme" }]',
    right: '  "social": [{ "network": "youtube", "href": "https://www.youtube.com/@acme" }]',
  },
  keywords: ['enum', 'const'],
  describe: ({ params, data, parentSchema }) => {
    const choices: unknown[] = params.allowedValues ?? [params.allowedValue]
    const what = `must be ${choices.length > 1 ? 'one of ' : ''}${choices.map(quote).join(', ')}, but is ${quote(data)}`
    return { what, hint: didYouMean(String(data), choices.map(String), placeHint(parentSchema)) }
  },
}
