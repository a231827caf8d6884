import { placeHint } from '../../problems/place-hint'
import type { KeywordRule } from '../rule'
import { quote } from './quote'

const TYPE_NAMES: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
}

export const wrongType: KeywordRule = {
  name: 'wrong-type',
  severity: 'error',
  asks: 'A value is of the kind that its field asks for: a text, a number, true or false, a list, or an object.',
  why: 'A section can show only what it expects.',
  mend: 'Put a text in quotes, a list in [ ] and an object in { }; write numbers, true and false without quotes.',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", "title": "Words", "body": "Text.", "level": «"2"» }',
    right: '{ "type": "prose", "title": "Words", "body": "Text.", "level": 2 }',
  },
  keywords: ['type'],
  describe: ({ params, data, parentSchema }) => ({
    what: `must be ${TYPE_NAMES[params.type] ?? params.type}, but is ${kindOf(data)}: ${quote(data)}`,
    hint: stepTo(params.type, data) ?? placeHint(parentSchema),
  }),
}

/** What makes the right kind of value of one that is nearly right. */
function stepTo(type: string, value: unknown): string | undefined {
  if (value === null) return undefined
  if (type === 'array') return 'Put it between [ and ], even if it stays the only one.'
  if (Array.isArray(value)) return value.length === 1 ? 'Take the [ and ] away.' : undefined
  if (typeof value === 'object') return undefined
  if (type === 'string') return `Put it in quotes: ${JSON.stringify(String(value))}.`
  const isMeant =
    type === 'boolean'
      ? value === 'true' || value === 'false'
      : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
  return isMeant ? `Take the quotes away: ${String(value).trim()}.` : undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object',
  }
  return names[typeof value] ?? typeof value
}
