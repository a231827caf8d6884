import { type ResolvedPage, describePlace } from '../../documents/document'
import { isRecord } from '../../documents/json-tree'
import { type Problem, problemOf } from '../../problems/problem'
import { pageExample } from '../examples'
import type { DocumentRule, Rule } from '../rule'

const OVEN = '{ "type": "prose", "id": "oven", "title": "The oven", "body": "Of stone." }'
const flour = (id: string) => `${OVEN},\n    { "type": "prose", ${id}, "title": "The flour", "body": "From the mill." }`

export const duplicateId: DocumentRule = {
  name: 'duplicate-id',
  severity: 'error',
  asks: 'Every section of a page has an "id" of its own.',
  why: 'A link to the id leads to the first of them; nobody gets to the other.',
  fix: 'Give one of the two another id, or take one away where a section was pasted twice.',
  example: pageExample({ second: flour('«"id"»: "oven"') }, { second: flour('"id": "flour"') }),
  checkDocument: ({ page }) =>
    repeated(
      duplicateId,
      page,
      'id',
      ({ id }) => (typeof id === 'string' ? id : undefined),
      (id, first) => ({
        what: `has the id "${id}", which ${first} has already`,
        hint: 'Give one of the two another "id", or take one away.',
      }),
    ),
}

export const repeatedSection: DocumentRule = {
  name: 'repeated-section',
  severity: 'warning',
  asks: 'No section of a page is the same as another one on it.',
  why: 'Visitors think that they are lost, or that nobody has looked at the page.',
  fix: 'Take one of the two away.',
  example: pageExample(
    { second: `${OVEN},\n    { «"type"»: "prose", "title": "The oven", "body": "Of stone." }` },
    { second: OVEN },
  ),
  checkDocument: ({ page }) => {
    const heads = sectionsOf(page).map(headOf)
    const isAlone = (head: string) => heads.indexOf(head) === heads.lastIndexOf(head)
    const contentOf = (section: Record<string, unknown>) =>
      isAlone(headOf(section)) ? undefined : JSON.stringify({ ...section, id: undefined })
    return repeated(repeatedSection, page, 'type', contentOf, (_, first) => ({
      what: `says the same as ${first}`,
      hint: 'Take one of the two away, or change what it says.',
    }))
  },
}

const sectionsOf = (page: ResolvedPage | undefined): Record<string, unknown>[] =>
  Array.isArray(page?.data.sections) ? page.data.sections.map((section) => (isRecord(section) ? section : {})) : []

const headOf = ({ type, title }: Record<string, unknown>): string => `${String(type)}\0${String(title)}`

/**
 * A problem for every section that has the key of an earlier one. It stands in the page, also where the section is a shared
 * one: at its own member of this name, else at "use".
 */
function repeated(
  rule: Rule,
  page: ResolvedPage | undefined,
  member: string,
  keyOf: (section: Record<string, unknown>) => string | undefined,
  describe: (key: string, first: string) => Pick<Problem, 'what' | 'hint'>,
): Problem[] {
  const first = new Map<string, string>()
  return sectionsOf(page).flatMap((section, at) => {
    const key = keyOf(section)
    const origin = page?.origins[at]
    if (key === undefined || !origin) return []
    const { document } = page
    const path = ['sections', origin.index]
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, describePlace(document, path))
      return []
    }
    const mark = { key: !origin.shared || origin.overrides.includes(member) ? member : 'use' }
    return [problemOf(rule, { document, path }, describe(key, earlier), mark)]
  })
}

/** Those about the sections of a page together. */
export const SECTION_RULES: DocumentRule[] = [duplicateId, repeatedSection]
