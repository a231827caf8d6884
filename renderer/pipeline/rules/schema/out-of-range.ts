import { placeHint } from '../../problems/place-hint'
import type { KeywordRule } from '../rule'
import { quote } from './quote'

export const outOfRange: KeywordRule = {
  name: 'out-of-range',
  severity: 'error',
  asks: 'A number is neither smaller nor greater than its field allows.',
  why: 'Nobody can show six of five stars.',
  mend: 'Write a number between the two ends.',
  example: {
    of: 'section',
    wrong: `{
  "type": "testimonials",
  "title": "What they say",
  "items": [{ "text": "On time.", "author": "Dana R.", "source": "Google", "rating": «6» }]
}`,
    right: `{
  "type": "testimonials",
  "title": "What they say",
  "items": [{ "text": "On time.", "author": "Dana R.", "source": "Google", "rating": 5 }]
}`,
  },
  keywords: ['minimum', 'maximum'],
  describe: ({ keyword, params, data, parentSchema }) => ({
    what: `must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}, but is ${quote(data)}`,
    hint: placeHint(parentSchema),
  }),
}
