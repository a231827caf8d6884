import type { Section } from '../../../schemas/types'
import { askedAnchors } from '../../../sections/section-facts'
import { type SourceDocument, describePlace } from '../../documents/document'
import { isRecord } from '../../documents/json-tree'
import { count } from '../../problems/pretty'
import { markedSection, pageExample, sectionText } from '../definition/examples'
import { type Finding, errors, repeatsAmong, warnings } from '../definition/rule'
import { getSchemas } from '../../schema/schemas'
import type { ResolvedPage, SectionOrigin } from '../../site/page'
import { originOf } from '../../site/origins'

const OVEN = '{ "type": "prose", "id": "oven", "title": "The oven", "body": "Of stone." }'
const flour = (id: string) => `${OVEN},\n    { "type": "prose", ${id}, "title": "The flour", "body": "From the mill." }`

export const SECTION_RULES = [
  ...errors({
    'duplicate-id': {
      asks: 'No two sections on a page have the same "id", and none has that of a part of another, such as a question.',
      why: 'A link to the id leads to the first one; nobody gets to the other.',
      fix: 'Give one of the two another "id", or remove one.',
      example: pageExample({ second: flour('«"id"»: "oven"') }, { second: flour('"id": "flour"') }),
      checkPage: (page, { sections = [] }) => [
        ...repeatedIn(page, 'id', ({ id }) => (typeof id === 'string' ? id : undefined)).map((repeated) => ({
          ...repeated,
          what: `has the id "${repeated.key}", which ${repeated.first} already has`,
        })),
        ...idsOfParts(page, sections),
      ],
    },
  }),
  ...warnings({
    'uneven-row': {
      asks: 'Every row of a table has one cell for each column.',
      why: 'Everything after a missing cell ends up under the wrong heading.',
      fix: 'Add the missing cell, or remove the extra one. In a cell with nothing to say, write a dash.',
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
      asks: 'No two sections on a page are the same.',
      why: 'Visitors think that they are lost, or that nobody has looked at the page.',
      fix: 'Remove one of the two, or change what it says.',
      example: pageExample(
        { second: `${OVEN},\n    { «"type"»: "prose", "title": "The oven", "body": "Of stone." }` },
        { second: OVEN },
      ),
      checkPage: (page) =>
        // comparing titles first is faster, and hardly any page repeats one
        (repeatedIn(page, 'type', headOf).length > 0 ? repeatedIn(page, 'type', contentKey) : []).map((repeated) => ({
          ...repeated,
          what: `says the same as ${repeated.first}`,
        })),
    },
  }),
]

/** Finds the ids that a part of a section has too: the question "Prices?" has "faq-prices". */
function idsOfParts(page: ResolvedPage, sections: Section[]): Finding[] {
  if (!sections.some(({ id }) => id)) return []
  const wholes = new Map(
    sections.flatMap((section, position) => askedAnchors(section).map((anchor) => [anchor, position] as const)),
  )
  return sections.flatMap(({ id }, position) => {
    const whole = id === undefined ? undefined : wholes.get(id)
    if (whole === undefined) return []
    const [origin, wholeOrigin] = [page.origins[position], page.origins[whole]]
    if (!origin || !wholeOrigin) return []
    const place = describePlace(page.document, ['sections', wholeOrigin.index])
    const what = `has the id "${id}", which a part of ${place} already has`
    return [{ ...markedMember(page.document, origin, 'id'), what, hint: 'Give this section another "id".' }]
  })
}

const headOf = ({ type, title }: Record<string, unknown>) => `${String(type)}\0${String(title)}`

const contentKey = (section: Record<string, unknown>) => JSON.stringify({ ...section, id: undefined })

/**
 * The sections whose key an earlier section has. A shared section, too, is marked in the page: at its member of this name if
 * the page has one, else at "use".
 */
function repeatedIn(
  { document, data, origins }: ResolvedPage,
  member: string,
  keyOf: (section: Record<string, unknown>) => string | undefined,
) {
  const sections = asList(data.sections).flatMap((section, position) => {
    const origin = origins[position]
    return isRecord(section) && origin ? { section, ...origin } : []
  })
  return repeatsAmong(sections, ({ section }) => keyOf(section)).map(
    ([{ section, index, shared, overrides }, first]) => ({
      key: keyOf(section),
      first: describePlace(document, ['sections', first.index]),
      ...markedMember(document, { index, shared, overrides }, member),
    }),
  )
}

/** The place of a section's member in the page: the member if the page has it, else the "use" of a shared section. */
const markedMember = (document: SourceDocument, { index, shared, overrides }: SectionOrigin, member: string) => ({
  origin: { document, path: ['sections', index] },
  mark: { key: !shared || overrides.includes(member) ? member : 'use' },
})

/** Finds the table rows that don't have one cell for each of their table's columns. */
function unevenRows(page: ResolvedPage): Finding[] {
  const schemas = getSchemas()
  return asList(page.data.sections).flatMap((section, position) => {
    const values = isRecord(section) ? section : {}
    // rows are lists of lists; for other values there is no need to look at the schema
    const tables = Object.entries(values).filter(([, rows]) => asList(rows).some(Array.isArray))
    return tables.flatMap(([name, rows]) => {
      const { cellsOf = '' } = schemas.get(`sections/${String(values.type)}.schema.json`)?.properties?.[name] ?? {}
      const columns = asList(values[cellsOf]).length
      if (columns === 0) return []
      return asList(rows)
        .map((row, index) => ({ index, cells: asList(row).length }))
        .filter(({ cells }) => cells !== columns)
        .map(({ index, cells }) => ({
          origin: originOf(page, ['sections', position, name, index]),
          what: `has ${count(cells, 'cell')}, but its table has ${columns} columns`,
        }))
    })
  })
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
