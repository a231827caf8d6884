import { didYouMean } from '../../problems/suggest'
import type { KeywordRule } from '../rule'

export const unknownSectionType: KeywordRule = {
  name: 'unknown-section-type',
  severity: 'error',
  asks: 'A section names a type that there is.',
  why: 'The type decides what a section may say and how it looks; without one nothing can be shown.',
  mend: 'Write one of the types that the message lists.',
  example: {
    of: 'section',
    wrong: '{ "type": «"prosa"», "title": "Words", "body": "Text." }',
    right: '{ "type": "prose", "title": "Words", "body": "Text." }',
  },
  keywords: ['discriminator'],
  describe: ({ data, params }) => {
    const types: string[] = params.types
    return {
      what: `names a section type that does not exist: ${JSON.stringify(data)}`,
      hint: didYouMean(String(data), types, `There are: ${types.join(', ')}.`),
    }
  },
}
