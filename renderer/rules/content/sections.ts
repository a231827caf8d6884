import { describePlace } from '../../documents/document'
import { isRecord } from '../../documents/json-tree'
import { count } from '../../problems/pretty'
import { markedSection, pageExample, sectionText } from '../definition/examples'
import { type Finding, errors, repeatsAmong, warnings } from '../definition/rule'
import { getSchemas } from '../../schema/schemas'
import type { ResolvedPage } from '../../site/page'
import { originOf } from '../../site/origins'

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
    'uneven-row': {
      asks: 'Every row of a table has a cell for each of its columns.',
      why: 'What stands behind a missing cell is read under the wrong heading.',
      fix: 'Add the cell that is missing, or take one away. A cell with nothing to say can hold a dash.',
      example: markedSection(
        sectionText(
          'table',
          '"title": "Bread"',
          '"columns": ["Loaf", "Weight", "Price"]',
          '"rows": [["Rye", "1 kg", "$9"], «["Oat", "$7"]»]',
        ),
        '["Oat", "1 kg", "$7"]',
      ),
      checkPage: unevenRows,
    },
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
  const sections = asList(data.sections).flatMap((section, at) => {
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

/** The rows of tables that have more or fewer cells than their table has columns. */
function unevenRows(page: ResolvedPage): Finding[] {
  const schemas = getSchemas()
  return asList(page.data.sections).flatMap((section, at) => {
    const values = isRecord(section) ? section : {}
    // rows are lists of lists; other values need no look at their schema
    const tables = Object.entries(values).filter(([, rows]) => asList(rows).some(Array.isArray))
    return tables.flatMap(([name, rows]) => {
      const { cellsOf = '' } = schemas.get(`sections/${String(values.type)}.schema.json`)?.properties?.[name] ?? {}
      const columns = asList(values[cellsOf]).length
      const lengths = asList(rows).map((row) => asList(row).length)
      return lengths.flatMap((length, index) => {
        if (columns === 0 || length === columns) return []
        const what = `has ${count(length, 'cell')}, but its table has ${columns} columns`
        return [{ origin: originOf(page, ['sections', at, name, index]), what }]
      })
    })
  })
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
