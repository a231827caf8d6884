import { listOf } from '../../problems/problem'
import { shorten } from '../../problems/shorten'
import { closest, didYouMean, suggest } from '../../problems/suggest'
import { freeNames, meantName, nameOf } from '../../schema/name-errors'
import { isDoubledList } from '../../schema/schema-errors'
import { type SchemaError, placeHint } from '../../schema/schemas'
import { markedSection, markedSite, proseText, sectionText } from '../definition/examples'
import { type KeywordRule, type Unnamed, errors } from '../definition/rule'

/** What the schemas ask, by their keywords. */
export const KEYWORD_RULES = errors<Unnamed<KeywordRule>>({
  'unknown-property': {
    asks: 'An object has no other names than its schema knows.',
    why: 'A misspelt name would be passed over without a word, and what it says would never be seen.',
    fix: 'Correct the name, or take it away. A note to yourself can be called "$comment".',
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
  },
  'missing-property': {
    asks: 'An object has all that it can’t do without.',
    why: 'A button without words or a section without a heading would be a hole in the page.',
    fix: 'Add what is missing.',
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
  },
  'wrong-type': {
    asks: 'A value is of the kind that its field asks for: a text, a number, true or false, a list, or an object.',
    why: 'A section can show only what it expects.',
    fix: 'Put a text in quotes, a list in [ ] and an object in { }; write numbers, true and false without quotes.',
    example: markedSection(proseText({ more: '"level": «"2"»' }), '2'),
    keywords: ['type'],
    describe: ({ params, data, parentSchema }) => ({
      what: `must be ${TYPE_NAMES[params.type] ?? params.type}, but is ${kindOf(data)}: ${quote(data)}`,
      hint: stepTo(params.type, data) ?? shapeHint(parentSchema) ?? placeHint(parentSchema),
    }),
  },
  'unknown-section-type': {
    asks: 'A section names a type that there is.',
    why: 'The type decides what a section may say and how it looks; without one nothing can be shown.',
    fix: 'Write one of the types that the message lists.',
    example: markedSection('{ "type": «"prosa"», "title": "Words", "body": "Text." }', '"prose"'),
    keywords: ['discriminator'],
    describe: ({ data, params }) => {
      const types: string[] = params.types
      return {
        what: `names a section type that does not exist: ${JSON.stringify(data)}`,
        hint: didYouMean(String(data), types, `There are: ${types.join(', ')}.`),
      }
    },
  },
  'unknown-value': {
    asks: 'A field with a list of choices holds one of them.',
    why: 'Only the choices have a look, or a meaning for search engines.',
    fix: 'Write one of the choices exactly as the message shows it.',
    example: markedSite(
      '"social": [{ "network": «"you-tube"», "href": "https://www.youtube.com/@acme" }]',
      '"youtube"',
    ),
    keywords: ['enum', 'const'],
    describe: ({ params, data, parentSchema }) => {
      const choices: unknown[] = params.allowedValues ?? [params.allowedValue]
      const list = choices.length > MOST_LISTED ? `${choices.length} choices` : choices.map(quote).join(', ')
      const what = `must be ${choices.length > 1 ? 'one of ' : ''}${list}, but is ${quote(data)}`
      const names = choices.map(String)
      const hint = suggest(closest(String(data), names) ?? nameWithin(String(data), names))
      return { what, hint: hint ?? placeHint(parentSchema) }
    },
  },
  'out-of-range': {
    asks: 'A number is neither smaller nor greater than its field allows.',
    why: 'Nobody can show six of five stars.',
    fix: 'Write a number between the two ends.',
    example: markedSection(
      sectionText(
        'testimonials',
        '"title": "What they say"',
        '"items": [{ "text": "On time.", "author": "Dana R.", "source": "Google", "rating": «6» }]',
      ),
      '5',
    ),
    keywords: ['minimum', 'maximum'],
    describe: ({ keyword, params, data, parentSchema }) => ({
      what: `must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}, but is ${quote(data)}`,
      hint: placeHint(parentSchema),
    }),
  },
  'list-length': {
    asks: 'A list has as many entries as its section has room for.',
    why: 'A layout for four looks broken with one, and unreadable with forty.',
    fix: 'Add entries or take some away; a list that may be missing can be left out with its name.',
    example: markedSection(
      '{ "type": "faq", "title": "Questions", "items": «[]» }',
      '[{ "question": "Are you open?", "answer": "Always." }]',
    ),
    keywords: ['minItems', 'maxItems'],
    describe: ({ keyword, params, data, parentSchema }) => {
      const count = Array.isArray(data) ? data.length : 0
      const entries = `${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}`
      return {
        what: `must have at ${keyword === 'minItems' ? 'least' : 'most'} ${entries}, but has ${count}`,
        hint: isDoubledList(data) ? 'Take one pair of [ and ] away.' : placeHint(parentSchema),
      }
    },
  },
  'empty-text': {
    asks: 'A text that is written says something.',
    why: 'An empty heading or button leaves a hole, and screen readers stumble over it.',
    fix: 'Write the text, or leave the field out with its name if it may be missing.',
    example: markedSection(proseText({ title: '«""»' }), '"Words"'),
    keywords: ['minLength'],
    describe: ({ parentSchema }) => ({ what: 'must not be empty', hint: placeHint(parentSchema) }),
  },
  'wrong-form': {
    asks: 'A text that programs read is written in the form that they know.',
    why: 'Browsers and search engines pass over what they can’t read, without a word.',
    fix: 'Write it like the example in the message.',
    example: markedSite('"countryCode": «"0044"»', '"+44"'),
    keywords: ['pattern'],
    describe: ({ data, parentSchema }) => {
      const examples: unknown[] = parentSchema?.examples ?? []
      const what = `must be written like ${examples.map(quote).join(' or ')}, but is ${quote(data)}`
      return { what, hint: placeHint(parentSchema) }
    },
  },
})

/** A message lists no more choices than a person reads. */
export const MOST_LISTED = 30

/** The shortest name that holds the words: "Coffee shop" is in "CafeOrCoffeeShop". */
function nameWithin(words: string, names: string[]): string | undefined {
  const plain = words.toLowerCase().replace(/[^a-z]/g, '')
  const holders = plain.length < 3 ? [] : names.filter((name) => name.toLowerCase().includes(plain))
  return holders.sort((a, b) => a.length - b.length)[0]
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
}

/** How to turn a nearly right value into one of this type. */
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

/** How to write an object: { "src": …, "alt": … }. */
function shapeHint(schema: SchemaError['parentSchema']): string | undefined {
  const names: string[] = schema?.required ?? []
  return names.length > 0 ? `Write { ${names.map((name) => `"${name}": …`).join(', ')} }.` : undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? 'a text' : (TYPE_NAMES[typeof value] ?? typeof value)
}

/** A value as messages show it: as JSON, shortened to one line. */
export function quote(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'nothing', 60)
}
