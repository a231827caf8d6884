import { type Kind, type Mutate, type Source, makeTypo, misspelt, pick, replaced, spanOf } from '../mutant'
import { withMember } from './members'

const routesOf = ({ site }: Source) => site.sources.pages.map(({ route }) => route)

/** Addresses that another page has. The culprit is the address, with its quotes. */
export const ADDRESS_KINDS: Kind[] = [
  {
    name: 'alias taken',
    places: (source) => {
      const { values, document } = source
      const [whole] = values
      const hasAliases = values.some(({ path }) => path[0] === 'aliases')
      if (!whole || hasAliases || !site(source).some((page) => page.document === document)) return []
      return (whole.node.children ?? []).map((_, index): Mutate => (random) => {
        const route = JSON.stringify(pick(routesOf(source), random))
        const [text, { end }] = withMember(document.text, whole.node, index, '"aliases"', `[${route}]`)
        return { text, culprits: [{ start: end + 3, end: end + 3 + route.length }] }
      })
    },
  },
  {
    name: 'redirect taken',
    places: (source) =>
      source.values
        .filter(({ path }) => path[0] === 'redirects' && path.length === 2)
        .map(({ node }): Mutate => (random) => {
          const route = JSON.stringify(pick(routesOf(source), random))
          const start = node.offset + '{ "from": '.length
          const mutant = replaced(
            source.document.text,
            { start: node.offset, end: node.offset },
            `{ "from": ${route}, "to": "/" }, `,
          )
          return { ...mutant, culprits: [{ start, end: start + route.length }] }
        }),
  },
]

const site = ({ site: { resolved } }: Source) => resolved.pages

/** What people write where a format asks for something else. */
const WRONG_FORMS: Record<string, string[]> = {
  https: ['www.example.com', 'http://example.com', 'https://example.com/'],
  route: ['old-page', '/Old Page', 'https://example.com/old'],
  'anchor-id': ['Our Prices', '#quote', '2nd'],
  'video-id': ['https://youtu.be/dQw4w9WgXcQ', 'abc'],
  'embed-id': ['https://form.jotform.com/240123', '<script>'],
  host: ['https://example.com', 'example.com/path', 'example'],
  coordinates: ['33.1976', '33°11′ N, 96°36′ W', 'McKinney', '133.1976, -96.6153', '-96.6153, 33.1976'],
  country: ['USA', 'us', 'Texas'],
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
    .map(({ node }) => misspelt(text, node, (random) => makeTypo(node.value, pictures, random)))
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
