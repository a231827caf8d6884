import { listOf } from '../../documents/list-of'
import type { KeywordRule } from '../rule'

export const missingProperty: KeywordRule = {
  name: 'missing-property',
  severity: 'error',
  asks: 'An object has all that it can’t do without.',
  why: 'A button without words or a section without a heading would be a hole in the page.',
  mend: 'Add what is missing.',
  example: {
    of: 'section',
    wrong: '«{» "type": "prose", "title": "Words" }',
    right: '{ "type": "prose", "title": "Words", "body": "Text." }',
  },
  keywords: ['required'],
  describe: ({ params, parentSchema }) => {
    const names: string[] = params.missingProperties ?? [params.missingProperty]
    const list = listOf(names.map((name) => `"${name}"`))
    const description = names.length === 1 && names[0] ? parentSchema?.properties?.[names[0]]?.description : undefined
    return { what: `must have ${list}`, hint: params.hint ?? `Add ${list}${description ? `: ${description}` : '.'}` }
  },
}
