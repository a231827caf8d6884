import { placeHint } from '../../problems/place-hint'
import type { KeywordRule } from '../rule'

export const emptyText: KeywordRule = {
  name: 'empty-text',
  severity: 'error',
  asks: 'A text that is written says something.',
  why: 'An empty heading or button leaves a hole, and screen readers stumble over it.',
  mend: 'Write the text, or leave the field out with its name if it may be missing.',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", "title": «""», "body": "Text." }',
    right: '{ "type": "prose", "title": "Words", "body": "Text." }',
  },
  keywords: ['minLength'],
  describe: ({ parentSchema }) => ({ what: 'must not be empty', hint: placeHint(parentSchema) }),
}
