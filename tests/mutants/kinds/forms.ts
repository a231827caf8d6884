import { replaced, spanOf } from '../edit'
import type { Kind, Mutate } from '../kind'
import { pick } from '../pick'
import type { Source } from '../source'
import { makeTypo } from '../typo'

/** What people write where a format asks for something else. */
const WRONG_FORMS: Record<string, string[]> = {
  https: ['www.example.com', 'http://example.com', 'https://example.com/'],
  route: ['old-page', '/Old Page', 'https://example.com/old'],
  'anchor-id': ['Our Prices', '#quote', '2nd'],
  'video-id': ['https://youtu.be/dQw4w9WgXcQ', 'abc'],
  'embed-id': ['https://form.jotform.com/240123', '<script>'],
  host: ['https://example.com', 'example.com/path', 'example'],
  coordinates: ['33.1976', '33°11′ N, 96°36′ W', 'McKinney'],
  email: ['help at example.com', 'help@', 'example.com'],
  'time-of-day': ['8 a.m.', '8:00', '25:00'],
}

const OTHER_HOSTS = ['https://images.example.com/truck.jpg', '//cdn.example.com/truck.png', 'truck.jpg', '/truck.jpg']

const replacedBy =
  (formsOf: (schema: NonNullable<Source['values'][number]['schema']>) => string[] | undefined): Kind['places'] =>
  ({ values, document: { text } }) =>
    values.flatMap(({ node, schema }): Mutate[] => {
      const forms = schema && node.type === 'string' ? formsOf(schema) : undefined
      return forms ? [(random) => replaced(text, spanOf(node), JSON.stringify(pick(forms, random)))] : []
    })

const misspeltPictures: Kind['places'] = ({ values, site, document: { text } }) => {
  const pictures = [...site.images.keys()]
  return values
    .filter(({ node, schema }) => schema?.format === 'image' && pictures.includes(node.value))
    .map(({ node }): Mutate => (random) => {
      const typo = makeTypo(node.value, pictures, random)
      return typo && { ...replaced(text, spanOf(node), JSON.stringify(typo.name)), suggestion: typo.suggestion }
    })
}

/** Pictures, and texts that programs read. The culprit is the text, with its quotes. */
export const FORM_KINDS: Kind[] = [
  { name: 'missing image', places: misspeltPictures },
  {
    name: 'picture of another host',
    places: replacedBy(({ format }) => (format === 'image' ? OTHER_HOSTS : undefined)),
  },
  {
    name: 'text of another form',
    places: replacedBy(({ format, pattern }) => (pattern ? ['x y'] : WRONG_FORMS[format ?? ''])),
  },
]
