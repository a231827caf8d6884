import type { KeywordRule } from '../rule'
import { freeNames, meantName, nameOf } from './meant-name'
import { quote } from './quote'

export const unknownProperty: KeywordRule = {
  name: 'unknown-property',
  severity: 'error',
  asks: 'An object has no other names than its schema knows.',
  why: 'A misspelt name would be passed over without a word, and what it says would never be seen.',
  mend: 'Correct the name, or take it away. A note to yourself can be called "$comment".',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", «"titel"»: "Words", "body": "Text." }',
    right: '{ "type": "prose", "title": "Words", "body": "Text." }',
  },
  keywords: ['additionalProperties', 'propertyNames'],
  describe: (error) => {
    const name = nameOf(error)
    const { propertyNames } = error.parentSchema ?? {}
    const meant = meantName(error)
    const suggestion = meant && `Did you mean "${meant}"?`
    if (error.keyword === 'propertyNames') {
      const examples: unknown[] = propertyNames?.examples ?? []
      const what = `has the name "${name}", which must be written like ${examples.map(quote).join(' or ')}`
      return { what, hint: suggestion ?? propertyNames?.description }
    }
    const all = freeNames(error)
    const others = all.length > 0 ? `It may also have: ${all.join(', ')}.` : 'It has all that it may have.'
    return { what: `has no property "${name}"`, hint: error.params.hint ?? suggestion ?? others }
  },
}
