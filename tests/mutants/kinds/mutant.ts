import type { Node } from 'jsonc-parser'
import type { SourceDocument } from '../../../renderer/documents/document'
import { type Path, members } from '../../../renderer/documents/json-tree'
import type { OpenSite } from '../../../renderer/pipeline/open-site'
import { editDistance } from '../../../renderer/problems/suggest'
import type { Schema } from '../../../renderer/schema/schemas'
import { misspell } from '../../mistakes/typos'
import type { ResolvedPage } from '../../../renderer/site/page'

/** A piece of a text, in UTF-16 units from 0; the end is exclusive. */
export interface Span {
  start: number
  end: number
}

/** A document with one mistake in it. */
export interface Mutant {
  text: string
  /** Where the mistake stands: the first problem reported must lie within one of these. */
  culprits: Span[]
  /** What was meant, where the author should be asked for it. */
  suggestion?: Suggestion
}

interface Suggestion {
  name: string
  /** True where the misspelt name is nearer to another valid one, so that nobody can know which was meant. */
  isNearerToAnother: boolean
}

/** Makes the mistake at one place. Undefined where chance made something that is no mistake. */
export type Mutate = (random: () => number) => Mutant | undefined

/** A kind of mistake: one for every place of a document where it can be made. */
export type Kind = (source: Source) => Mutate[]

/** What a schema allows, as far as mutants go beyond it. */
interface LimitedSchema extends Schema {
  minItems?: number
  maxItems?: number
  minLength?: number
  minimum?: number
  maximum?: number
}

/** A value of a document, and what its schema says of it. */
export interface Value {
  node: Node
  path: Path
  /** The value as the schema sees it: with shared sections in place and variables filled in. */
  data: unknown
  /** Absent where the schemas know nothing of the value, as of the name behind "use". */
  schema: LimitedSchema | undefined
}

/** A document that mutants are made of, with all that a kind must know of its site. */
export interface Source {
  document: SourceDocument
  /** The whole of it first, and without what only editors read. */
  values: Value[]
  /** The pages on which the document stands: of a shared section those that use it. */
  pages: ResolvedPage[]
  site: OpenSite
}

/** A text with another piece in place of one. The culprit is the new piece, or a part of it. */
export function replaced(text: string, { start, end }: Span, piece: string, culprit = piece): Mutant {
  const at = start + piece.indexOf(culprit)
  return {
    text: text.slice(0, start) + piece + text.slice(end),
    culprits: [{ start: at, end: at + culprit.length }],
  }
}

/** A text without a piece, and where the mistake is then. */
export const without = (text: string, { start, end }: Span, ...culprits: Span[]): Mutant => ({
  text: text.slice(0, start) + text.slice(end),
  culprits,
})

/**
 * A text with one more member in an object. The culprit is the member's name, or another part of the member.
 * @param behind the index of the member behind which it stands, -1 for the first
 */
export function withMember(
  text: string,
  object: Node,
  behind: number,
  [name, value]: [name: string, value: string],
  culprit = name,
): Mutant {
  const member = object.children?.[behind]
  const at = member ? spanOf(member).end : object.offset + 1
  const [before, after] = member ? [', ', ''] : [' ', object.children?.length ? ',' : '']
  return replaced(text, { start: at, end: at }, `${before}${name}: ${value}${after}`, culprit)
}

/** A text without one member of an object, and without its comma. The culprit is the opening of the object. */
export function withoutMember(text: string, object: Node, index: number): Mutant {
  const properties = object.children ?? []
  const [before, own, after] = [properties[index - 1], properties[index], properties[index + 1]]
  if (!own) throw new Error('There is no such member.')
  const start = !after && before ? spanOf(before).end : own.offset
  return without(text, { start, end: after ? after.offset : spanOf(own).end }, openingOf(object))
}

export const spanOf = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length })
export const openingOf = ({ offset }: Node): Span => ({ start: offset, end: offset + 1 })

/** How a value is written. */
export const written = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length)

/** The names of an object's members. */
export const keysOf = (object: Node): Node[] => members(object).map(({ key }) => key)

export const hasKey = ({ node }: Value, name: string): boolean => keysOf(node).some(({ value }) => value === name)

/** Texts as they stand in JSON. */
export const quoted = (texts: string[]): string[] => texts.map((text) => JSON.stringify(text))

/** One of a list, each as likely as the others. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('There is nothing to pick from.')
  return picked
}

/** Replaces each of these places by one of the pieces. */
export const replacedByOneOf = (text: string, places: Span[], pieces: readonly string[]): Mutate[] =>
  places.map((place) => (random) => replaced(text, place, pick(pieces, random)))

/** Puts one of some texts in place of every value for which there are any. */
export const inPlaceOf =
  (piecesFor: (value: Value, written: string, text: string) => readonly string[]): Kind =>
  ({ values, document: { text } }) =>
    values.flatMap((value) => {
      const pieces = piecesFor(value, written(text, value.node), text)
      return pieces.length > 0 ? replacedByOneOf(text, [spanOf(value.node)], pieces) : []
    })

/** In a name that is shorter two wrong letters leave nothing to know it by. */
const SHORTEST_FOR_TWO = 5

/** A misspelt name, and the one that should be suggested. */
export interface Typo {
  name: string
  suggestion: Suggestion
}

/**
 * A name with one letter wrong, or with two.
 * @param valid the other names that could stand there
 * @returns undefined where chance made a name that is valid, or none
 */
export function makeTypo(name: string, valid: Iterable<string>, random: () => number): Typo | undefined {
  const isTwice = name.length >= SHORTEST_FOR_TWO && random() < 0.5
  const once = misspell(name, random)
  const typo = isTwice ? misspell(once, random) : once
  const others = [...valid].filter((other) => other !== name)
  if (typo === '' || typo === name || others.includes(typo)) return undefined
  const distance = editDistance(typo, name)
  const isNearerToAnother = others.some(
    (other) => Math.abs(other.length - typo.length) < distance && editDistance(typo, other) < distance,
  )
  return { name: typo, suggestion: { name, isNearerToAnother } }
}

/** Writes a name or a text in quotes in another way. */
export const rewritten =
  (text: string, node: Node, make: (random: () => number) => Typo | undefined): Mutate =>
  (random) => {
    const typo = make(random)
    return typo && { ...replaced(text, spanOf(node), JSON.stringify(typo.name)), suggestion: typo.suggestion }
  }

/** Misspells a name or a text in quotes, in whose place these are valid. */
export const misspelt = (text: string, node: Node, valid: Iterable<string>): Mutate =>
  rewritten(text, node, (random) => makeTypo(node.value, valid, random))
