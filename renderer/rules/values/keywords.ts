import { listOf } from '../../problems/problem'
import { shorten } from '../../problems/shorten'
import { closestChoice, didYouMean, suggest } from '../../problems/suggest'
import { freeNames, meantName, nameOf } from '../../schema/name-errors'
import { isDoubledList } from '../../schema/schema-errors'
import { type SchemaError, placeHint } from '../../schema/schemas'
import { markedSection, markedSite, proseText, sectionText } from '../definition/examples'
import { type KeywordRule, type Unnamed, errors } from '../definition/rule'

/** The rules for the schemas' keywords. */
export const KEYWORD_RULES = errors<Unnamed<KeywordRule>>({
  'unknown-property': {
    asks: 'An object has only the properties that its schema defines.',
    why: 'A misspelled name would be silently ignored, and nobody would ever see its value.',
    fix: 'Correct the name, or delete the property. For a note to yourself, use "$comment".',
    example: markedSection('{ "type": "prose", «"titel"»: "Words", "body": "Text." }', '"title"'),
    keywords: ['additionalProperties', 'propertyNames'],
    describe: (error) => {
      const name = nameOf(error)
      const { propertyNames } = error.parentSchema ?? {}
      const meant = meantName(error)
      const suggestion = meant && `Did you mean "${meant}"?`
      if (error.keyword === 'propertyNames') {
        const examples: unknown[] = propertyNames?.examples ?? []
        const what = `has a property "${name}", but names must be written like ${examples.map(quote).join(' or ')}`
        return { what, hint: suggestion ?? propertyNames?.description }
      }
      const names = freeNames(error)
      const allNames = Object.keys(error.parentSchema?.properties ?? {}).map((other) => `"${other}"`)
      const only = allNames.length > 0 ? `Delete it: there can only be ${listOf(allNames)} here.` : undefined
      const choices = names.length > 0 ? `It can also have: ${names.join(', ')}.` : only
      return { what: `has no property "${name}"`, hint: error.params.hint ?? suggestion ?? choices }
    },
  },
  'missing-property': {
    asks: 'An object has every property it needs.',
    why: 'A button without words or a section without a heading would leave a hole in the page.',
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
      const member = names.length === 1 && names[0] ? parentSchema?.properties?.[names[0]] : undefined
      const shape = shapeOf(member)
      const description = member?.description
      const start = `Add ${list}${shape ? `, written as ${shape}` : ''}`
      return { what: `must have ${list}`, hint: params.hint ?? `${start}${description ? `: ${description}` : '.'}` }
    },
  },
  'wrong-type': {
    asks: 'A value has the type its field needs: text, a number, true or false, a list, or an object.',
    why: 'A section can only show what it expects.',
    fix: 'Put text in quotes, a list in [ ] and an object in { }; write numbers, true and false without quotes.',
    example: markedSection(proseText({ more: '"level": «"2"»' }), '2'),
    keywords: ['type'],
    describe: ({ params, data, parentSchema }) => ({
      what: `must be ${TYPE_NAMES[params.type] ?? params.type}, but is ${describeValue(data)}`,
      hint:
        listHint(parentSchema, data) ?? stepTo(params.type, data) ?? shapeHint(parentSchema) ?? placeHint(parentSchema),
    }),
  },
  'unknown-section-type': {
    asks: 'A section’s type is one that exists.',
    why: 'The type decides what a section can say and how it looks; without one, nothing can be shown.',
    fix: 'Write one of the types in the message.',
    example: markedSection('{ "type": «"prosa"», "title": "Words", "body": "Text." }', '"prose"'),
    keywords: ['discriminator'],
    describe: ({ data, params }) => {
      const types: string[] = params.types
      return {
        what: `names a section type that doesn’t exist: ${JSON.stringify(data)}`,
        hint: didYouMean(String(data), types, `The types are: ${types.join(', ')}.`),
      }
    },
  },
  'unknown-value': {
    asks: 'A field with a list of choices has one of them.',
    why: 'Nothing else has a look, or a meaning for search engines.',
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
      const hint = suggest(closestChoice(String(data), names) ?? nameWithin(String(data), names))
      return { what, hint: hint ?? placeHint(parentSchema) }
    },
  },
  'out-of-range': {
    asks: 'A number is in the range its field allows.',
    why: 'Nobody can show six out of five stars.',
    fix: 'Write a number in the range.',
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
    why: 'A layout for four looks broken with one, and is unreadable with forty.',
    fix: 'Add or remove entries. If the list is optional, you can delete it, name included.',
    example: markedSection(
      '{ "type": "faq", "title": "Questions", "items": «[]» }',
      '[{ "question": "Are you open?", "answer": "Always." }]',
    ),
    keywords: ['minItems', 'maxItems'],
    describe: ({ keyword, params, data }) => {
      const count = Array.isArray(data) ? data.length : 0
      const entries = `${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}`
      return {
        what: `must have at ${keyword === 'minItems' ? 'least' : 'most'} ${entries}, but has ${count}`,
        hint: isDoubledList(data) ? 'Remove one pair of [ and ].' : countHint(keyword, params.limit - count),
      }
    },
  },
  'empty-text': {
    asks: 'A text field isn’t empty.',
    why: 'An empty heading or button leaves a hole, and screen readers stumble over it.',
    fix: 'Write the text. If the field is optional, you can delete it, name included.',
    example: markedSection(proseText({ title: '«""»' }), '"Words"'),
    keywords: ['minLength'],
    describe: ({ parentSchema }) => ({ what: 'must not be empty', hint: placeHint(parentSchema) }),
  },
  'wrong-form': {
    asks: 'Text that programs read is in the form they expect.',
    why: 'Browsers and search engines silently ignore what they can’t read.',
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

/** A person reads no more choices in one message. */
export const MOST_LISTED = 30

/** The shortest name that contains the words: "CafeOrCoffeeShop" contains "Coffee shop". */
function nameWithin(words: string, names: string[]): string | undefined {
  const plain = words.toLowerCase().replace(/[^a-z]/g, '')
  const matches = plain.length < 3 ? [] : names.filter((name) => name.toLowerCase().includes(plain))
  return matches.sort((a, b) => a.length - b.length)[0]
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
}

/** How to turn a nearly right value into one of this type. */
function stepTo(type: string, value: unknown): string | undefined {
  if (value === null) return undefined
  if (type === 'array') return 'Put it between [ and ], even if it is the only entry.'
  if (Array.isArray(value)) return value.length === 1 ? 'Remove the [ and ].' : undefined
  if (typeof value === 'object') return undefined
  if (type === 'string') return `Put it in quotes: ${JSON.stringify(String(value))}.`
  const isMeant =
    type === 'boolean'
      ? value === 'true' || value === 'false'
      : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
  return isMeant ? `Remove the quotes: ${String(value).trim()}.` : undefined
}

/** How to write an object: '{ "src": …, "alt": … }'. */
function shapeOf(schema: SchemaError['parentSchema']): string | undefined {
  const names: string[] = schema?.required ?? []
  return names.length > 0 ? `{ ${names.map((name) => `"${name}": …`).join(', ')} }` : undefined
}

function shapeHint(schema: SchemaError['parentSchema']): string | undefined {
  const shape = shapeOf(schema)
  return shape && `Write ${shape}.`
}

/** How to write a list, if brackets around the value wouldn't be enough: its entries are objects or choices. */
function listHint(schema: SchemaError['parentSchema'], value: unknown): string | undefined {
  const { items } = schema ?? {}
  const choices: unknown[] = items?.enum ?? []
  if (choices.length > 0 && !choices.includes(value))
    return `Write a list of some of these: [${choices.map(quote).join(', ')}].`
  const shape = typeof value === 'object' ? undefined : shapeOf(items)
  return shape && `Write [${shape}].`
}

/** @param difference how many entries are missing; negative if there are too many */
function countHint(keyword: string, difference: number): string {
  if (keyword === 'minItems')
    return `Add ${difference} more. If the list is optional, you can delete it, name included.`
  return `Remove ${-difference}, or move the rest to another section.`
}

/** A value and its type: 'text: "2"', 'a list: [1,2]', 'true'. */
const describeValue = (value: unknown): string =>
  value === null || typeof value === 'boolean' ? String(value) : `${kindOf(value)}: ${quote(value)}`

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'number' ? 'a number' : 'text'
}

/** A value as messages show it: as JSON, shortened to one line. */
export function quote(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'nothing', 60)
}
