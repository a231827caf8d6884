import { placeHint } from '../../problems/place-hint'
import type { KeywordRule } from '../rule'
import { quote } from './quote'

export const wrongForm: KeywordRule = {
  name: 'wrong-form',
  severity: 'error',
  asks: 'A text that programs read is written in the form that they know.',
  why: 'Browsers and search engines pass over what they can’t read, without a word.',
  mend: 'Write it like the example in the message.',
  example: {
    of: 'site',
    wrong: '  "countryCode": «"0044"»',
    right: '  "countryCode": "+44"',
  },
  keywords: ['pattern'],
  describe: ({ data, parentSchema }) => {
    const examples: unknown[] = parentSchema?.examples ?? []
    const what = `must be written like ${examples.map(quote).join(' or ')}, but is ${quote(data)}`
    return { what, hint: placeHint(parentSchema) }
  },
}
