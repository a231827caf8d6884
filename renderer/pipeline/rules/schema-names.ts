import { listOf } from '../problems/problem-of'
import { didYouMean } from '../problems/suggest'
import { freeNames, meantName, nameOf } from '../validate/name-errors'
import { proseText, markedSection } from './examples'
import type { KeywordRule } from './rule'
import { quote } from './schema-values'

export const unknownProperty: KeywordRule = {
  name: 'unknown-property',
  severity: 'error',
  asks: 'An object has no other names than its schema knows.',
  why: 'A misspelt name would be passed over without a word, and what it says would never be seen.',
  mend: 'Correct the name, or take it away. A note to yourself can be called "$comment".',
  example: markedSection('{ "type": "prose", «"titel"»: "Words", "body": "Text." }', '"title"'),
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

export const missingProperty: KeywordRule = {
  name: 'missing-property',
  severity: 'error',
  asks: 'An object has all that it can’t do without.',
  why: 'A button without words or a section without a heading would be a hole in the page.',
  mend: 'Add what is missing.',
  example: {
    of: 'section',
    wrong: '«{» "type": "prose", "title": "Words" }',
    right: proseText(),
  },
  keywords: ['required'],
  describe: ({ params, parentSchema }) => {
    const names: string[] = params.missingProperties ?? [params.missingProperty]
    const list = listOf(names.map((name) => `"${name}"`))
    const description = names.length === 1 && names[0] ? parentSchema?.properties?.[names[0]]?.description : undefined
    return { what: `must have ${list}`, hint: params.hint ?? `Add ${list}${description ? `: ${description}` : '.'}` }
  },
}

export const unknownSectionType: KeywordRule = {
  name: 'unknown-section-type',
  severity: 'error',
  asks: 'A section names a type that there is.',
  why: 'The type decides what a section may say and how it looks; without one nothing can be shown.',
  mend: 'Write one of the types that the message lists.',
  example: markedSection('{ "type": «"prosa"», "title": "Words", "body": "Text." }', '"prose"'),
  keywords: ['discriminator'],
  describe: ({ data, params }) => {
    const types: string[] = params.types
    return {
      what: `names a section type that does not exist: ${JSON.stringify(data)}`,
      hint: didYouMean(String(data), types, `There are: ${types.join(', ')}.`),
    }
  },
}
