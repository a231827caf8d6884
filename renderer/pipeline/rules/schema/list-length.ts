import { isDoubledList } from '../../validate/schema-errors/doubled-lists'
import { placeHint } from '../../problems/place-hint'
import type { KeywordRule } from '../rule'

export const listLength: KeywordRule = {
  name: 'list-length',
  severity: 'error',
  asks: 'A list has as many entries as its section has room for.',
  why: 'A layout for four looks broken with one, and unreadable with forty.',
  mend: 'Add entries or take some away; a list that may be missing can be left out with its name.',
  example: {
    of: 'section',
    wrong: '{ "type": "faq", "title": "Questions", "items": «[]» }',
    right: '{ "type": "faq", "title": "Questions", "items": [{ "question": "Are you open?", "answer": "Always." }] }',
  },
  keywords: ['minItems', 'maxItems'],
  describe: ({ keyword, params, data, parentSchema }) => {
    const count = Array.isArray(data) ? data.length : 0
    const entries = `${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}`
    return {
      what: `must have at ${keyword === 'minItems' ? 'least' : 'most'} ${entries}, but has ${count}`,
      hint: isDoubledList(data) ? 'Take one pair of [ and ] away.' : placeHint(parentSchema),
    }
  },
}
