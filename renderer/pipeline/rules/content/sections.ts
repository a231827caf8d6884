import { type ResolvedPage, describePlace } from '../../documents/document'
import { isRecord } from '../../documents/json-tree'
import { pageExample } from '../examples'
import { errors, repeatsAmong, warnings } from '../rule'

const OVEN = '{ "type": "prose", "id": "oven", "title": "The oven", "body": "Of stone." }'
const flour = (id: string) => `${OVEN},\n    { "type": "prose", ${id}, "title": "The flour", "body": "From the mill." }`

export const SECTION_RULES = [
  ...errors({
    'duplicate-id': {
      asks: 'Every section of a page has an "id" of its own.',
      why: 'A link to the id leads to the first of them; nobody gets to the other.',
      fix: 'Give one of the two another "id", or take one away.',
      example: pageExample({ second: flour('«"id"»: "oven"') }, { second: flour('"id": "flour"') }),
      checkPage: (page) =>
        repeatedIn(page, 'id', ({ id }) => (typeof id === 'string' ? id : undefined)).map((repeated) => ({
          ...repeated,
          what: `has the id "${repeated.key}", which ${repeated.first} has already`,
        })),
    },
  }),
  ...warnings({
    'repeated-section': {
      asks: 'No section of a page is the same as another one on it.',
      why: 'Visitors think that they are lost, or that nobody has looked at the page.',
      fix: 'Take one of the two away, or change what it says.',
      example: pageExample(
        { second: `${OVEN},\n    { «"type"»: "prose", "title": "The oven", "body": "Of stone." }` },
        { second: OVEN },
      ),
      checkPage: (page) =>
        // most pages repeat no title
        (repeatedIn(page, 'type', headOf).length > 0 ? repeatedIn(page, 'type', contentKey) : []).map((repeated) => ({
          ...repeated,
          what: `says the same as ${repeated.first}`,
        })),
    },
  }),
]

const headOf = ({ type, title }: Record<string, unknown>) => `${String(type)}\0${String(title)}`

const contentKey = (section: Record<string, unknown>) => JSON.stringify({ ...section, id: undefined })

/**
 * The sections that have the key of an earlier one. Their place is in the page, also where the section is a shared one: at its
 * own member of this name, else at "use".
 */
function repeatedIn(
  { document, data, origins }: ResolvedPage,
  member: string,
  keyOf: (section: Record<string, unknown>) => string | undefined,
) {
  const sections = (Array.isArray(data.sections) ? data.sections : []).flatMap((section: unknown, at) => {
    const origin = origins[at]
    return isRecord(section) && origin ? { section, ...origin } : []
  })
  return repeatsAmong(sections, ({ section }) => keyOf(section)).map(
    ([{ section, index, shared, overrides }, first]) => ({
      key: keyOf(section),
      first: describePlace(document, ['sections', first.index]),
      origin: { document, path: ['sections', index] },
      mark: { key: !shared || overrides.includes(member) ? member : 'use' },
    }),
  )
}
