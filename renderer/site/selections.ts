import type { CityCount } from '../documents/city-count'
import type { Origin } from '../documents/document'
import { isRecord } from '../documents/json-tree'
import { fillDocument } from '../documents/site-variables'
import type { Variables } from '../documents/variables'
import { closest } from '../problems/suggest'
import type { Choice, EntryList, ListPlace } from './entry-lists'
import type { ListChoice, ListOrigins, Selection } from './page'

/** What is needed to choose entries. */
export interface ListSources {
  /** The lists of lists/ by name: "reviews" is lists/reviews.json. One that isn't JSON has no entries. */
  lists: Map<string, EntryList>
  /** The arrays of a section type that can take the entries of a list. */
  listPlaces: (type: string) => ListPlace[]
  cityCount: CityCount
}

/** A section with the entries of lists in place. */
interface PlacedSection {
  section: Record<string, unknown>
  /** Where the entries are written, by the names of the arrays. */
  lists: ListOrigins
  selections: Selection[]
  countsCities: boolean
}

const MEMBERS = ['list', 'where', 'order', 'limit']

/** Whether an object in place of an array is meant to choose entries, rather than to be one. */
export const isSelection = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).some((name) => MEMBERS.includes(name) || closest(name, ['list']) !== undefined)

/**
 * Puts the entries of lists in place in a section.
 * @param originOf where an array of the section is written
 * @param variables those that the selections can name
 */
export function placeEntries(
  section: Record<string, unknown>,
  sectionOrigin: Origin,
  originOf: (key: string) => Origin,
  variables: Variables,
  { lists, listPlaces, cityCount }: ListSources,
): PlacedSection {
  const placed: PlacedSection = { section, lists: {}, selections: [], countsCities: false }
  const places = typeof section.type === 'string' ? listPlaces(section.type) : []
  for (const place of places) {
    const written = section[place.key]
    if (!isSelection(written)) continue
    const { value: data, unfilled, countsCities } = fillDocument(written, variables, cityCount)
    const list = typeof data.list === 'string' ? lists.get(data.list) : undefined
    const isRight = list?.kind === place.kind && unfilled.length === 0
    const chosen = isRight ? list.choose(choiceIn(data), place.most) : undefined
    placed.selections.push({ origin: originOf(place.key), section: sectionOrigin, place, written, data, list, chosen })
    placed.countsCities ||= countsCities
    if (!list || !chosen || chosen.shown.length < place.least) continue
    placed.section = { ...placed.section, [place.key]: list.itemsAt(chosen.shown, place.hidden) }
    placed.lists = { ...placed.lists, [place.key]: { document: list.document, entries: chosen.shown } }
  }
  return placed
}

/** Whether a selection can be followed but finds fewer entries than its section needs. */
export const findsTooFew = ({ chosen, place }: Selection): boolean =>
  chosen !== undefined && chosen.shown.length < place.least

/** Whether a selection finds as many entries as its section needs. */
export const isPlaced = (selection: Selection): boolean => selection.chosen !== undefined && !findsTooFew(selection)

/** What a selection asks for, as far as it is right. */
function choiceIn({ where, order, limit }: Record<string, unknown>): Choice {
  return {
    ...(isRecord(where) && { where }),
    ...(typeof order === 'string' && { order }),
    ...(typeof limit === 'number' && { limit }),
  }
}

/** What the selections of a page choose. */
export const choicesOf = (selections: Selection[]): ListChoice[] =>
  selections.flatMap(({ data, chosen, place }) =>
    chosen ? { list: String(data.list), ...(place.most && { limit: place.most }), ...choiceIn(data) } : [],
  )
