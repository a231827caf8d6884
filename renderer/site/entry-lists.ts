import { type Clock, isShown } from '../documents/clock'
import type { SourceDocument } from '../documents/document'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { isRecord } from '../documents/json-tree'
import { changesOf, scheduleOf } from '../documents/schedule'
import { type Variables, fillTexts } from '../documents/variables'

/** An array of a section type that can take the entries of a list. */
export interface ListPlace {
  /** The array's name in the section: "items". */
  key: string
  /** The kind of list: "testimonial". */
  kind: string
  /** The fields of entries that the section doesn't know: they are only chosen by. */
  hidden: ReadonlySet<string>
  /** How many entries the section needs. */
  least: number
  /** How many it has room for. */
  most: number | undefined
}

/** Which entries of a list a section shows, with its variables filled in. */
export interface Choice {
  where?: Record<string, unknown>
  order?: string
  limit?: number
}

/** The indexes of entries in their list. */
export interface Chosen {
  /** Those that are shown, in their order there. */
  shown: number[]
  /** Those that fit, whether there is room for them and they are due or not. */
  fitting: number[]
}

/** A list of lists/, from which sections choose entries. */
export class EntryList {
  /** What its entries are: "testimonial"; undefined if it doesn't say. */
  readonly kind: string | undefined
  /** As they are written. */
  readonly entries: unknown[]
  /** The days on which entries come or go. */
  readonly changes: string[]
  /** The indexes of the entries by their values, for each field that sections choose by. */
  readonly #indexesByField = new Map<string, Map<unknown, number[]>>()
  /** Thousands of pages may choose the same. */
  readonly #chosenByChoice = new Map<string, Chosen>()
  readonly #itemsByHidden = new WeakMap<ReadonlySet<string>, unknown[]>()

  /**
   * @param variables those of the site, for the texts that entries are chosen by
   * @param clock the day that the site is opened for
   */
  constructor(
    readonly document: SourceDocument,
    private readonly variables: Variables,
    private readonly clock: Clock,
  ) {
    const { of: kind, entries }: Record<string, unknown> = isRecord(document.value) ? document.value : {}
    this.kind = typeof kind === 'string' ? kind : undefined
    this.entries = Array.isArray(entries) ? entries : []
    this.changes = this.entries.flatMap((entry) => changesOf(scheduleOf(entry)))
  }

  /**
   * Chooses entries.
   * @param most how many there is room for, if no limit is given
   */
  choose(choice: Choice, most?: number): Chosen {
    const key = JSON.stringify([choice.where, choice.order, choice.limit ?? most])
    return getOrInsertComputed(this.#chosenByChoice, key, () => this.#choose(choice, most))
  }

  #choose({ where = {}, order, limit }: Choice, most?: number): Chosen {
    const [first, ...others] = Object.entries(where).map(([field, value]) => this.#indexesOf(field).get(value) ?? [])
    const sets = others.map((indexes) => new Set(indexes))
    const fitting = (first ?? [...this.entries.keys()]).filter((index) => sets.every((set) => set.has(index)))
    const due = fitting.filter((index) => isShown(scheduleOf(this.entries[index]), this.clock))
    const sorted = order === undefined ? due : this.#sort(due, order)
    return { shown: sorted.slice(0, limit ?? most), fitting }
  }

  /** The entries at some indexes, without the fields that a section doesn't know. */
  itemsAt(indexes: number[], hidden: ReadonlySet<string>): unknown[] {
    const items = getOrInsertComputed(this.#itemsByHidden, hidden, () =>
      this.entries.map((entry) => (isRecord(entry) ? withoutFields(entry, hidden) : entry)),
    )
    return indexes.map((index) => items[index])
  }

  /** The values of a field among all entries. */
  valuesOf(field: string): unknown[] {
    return [...this.#indexesOf(field).keys()]
  }

  #indexesOf(field: string): Map<unknown, number[]> {
    return getOrInsertComputed(this.#indexesByField, field, () => {
      const indexes = new Map<unknown, number[]>()
      for (const index of this.entries.keys())
        for (const value of new Set(asArray(this.#valueOf(index, field))))
          getOrInsertComputed(indexes, value, () => []).push(index)
      return indexes
    })
  }

  #valueOf(index: number, field: string): unknown {
    const entry = this.entries[index]
    if (!isRecord(entry) || !Object.hasOwn(entry, field)) return []
    return fillTexts(entry[field], this.variables).value
  }

  #sort(indexes: number[], order: string): number[] {
    const isDescending = order.startsWith('-')
    const field = order.replace(/^-/, '')
    const keyed = indexes.map((index) => ({ index, key: this.#valueOf(index, field) }))
    const [having, lacking] = [keyed.filter(({ key }) => isSortable(key)), keyed.filter(({ key }) => !isSortable(key))]
    having.sort((a, b) => (isDescending ? compare(b.key, a.key) : compare(a.key, b.key)))
    // entries without the field come last in either direction
    return [...having, ...lacking].map(({ index }) => index)
  }
}

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const withoutFields = (entry: Record<string, unknown>, hidden: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !hidden.has(name)))

const isSortable = (key: unknown): key is string | number => typeof key === 'string' || typeof key === 'number'

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

const collator = new Intl.Collator('en', { numeric: true })
