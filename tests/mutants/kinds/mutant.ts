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
  /** Where the mistake is: the first problem reported must be within one of these. */
  culprits: Span[]
  /** What was meant, if the problem should suggest it. */
  suggestion?: Suggestion
}

interface Suggestion {
  name: string
  /** Whether the misspelled name is nearer to another valid one, so that nobody can know which was meant. */
  isNearerToAnother: boolean
}

/** Makes the mistake at one place. Returns undefined if chance made something that isn't a mistake. */
export type Mutate = (random: () => number) => Mutant | undefined

/** A kind of mistake: lists a function for every place in a document where it can be made. */
export type Kind = (source: Source) => Mutate[]

/** A schema with the limits that mutants exceed. */
interface LimitedSchema extends Schema {
  minItems?: number
  maxItems?: number
  minLength?: number
  minimum?: number
  maximum?: number
}

/** A value of a document, and its schema. */
export interface Value {
  node: Node
  path: Path
  /** The value as the schema sees it: with shared sections in place and variables filled in. */
  data: unknown
  /** Undefined if the schemas don't describe the value, such as the name after "use". */
  schema: LimitedSchema | undefined
}

/** A document to make mutants of, with what kinds need to know about its site. */
export interface Source {
  document: SourceDocument
  /** The whole document first, then the values in it, without those that only editors read. */
  values: Value[]
  /** The pages with the document's content: for a shared section, those that use it. */
  pages: ResolvedPage[]
  site: OpenSite
}

/** Replaces a piece of a text. The culprit is the new piece, or a part of it. */
export function replaced(text: string, { start, end }: Span, piece: string, culprit = piece): Mutant {
  const at = start + piece.indexOf(culprit)
  return {
    text: text.slice(0, start) + piece + text.slice(end),
    culprits: [{ start: at, end: at + culprit.length }],
  }
}

/** Removes a piece of a text. The culprits are where the mistake is afterwards. */
export const without = (text: string, { start, end }: Span, ...culprits: Span[]): Mutant => ({
  text: text.slice(0, start) + text.slice(end),
  culprits,
})

/**
 * Adds a member to an object. The culprit is the member's name, or another part of the member.
 * @param behind the index of the member to add it after, -1 to put it first
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

/** Removes a member of an object, and its comma. The culprit is the object's opening bracket. */
export function withoutMember(text: string, object: Node, index: number): Mutant {
  const properties = object.children ?? []
  const [before, own, after] = [properties[index - 1], properties[index], properties[index + 1]]
  if (!own) throw new Error('There is no such member.')
  const start = !after && before ? spanOf(before).end : own.offset
  return without(text, { start, end: after ? after.offset : spanOf(own).end }, openingOf(object))
}

export const spanOf = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length })
export const openingOf = ({ offset }: Node): Span => ({ start: offset, end: offset + 1 })

/** A value as written in the text. */
export const written = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length)

/** The names of an object's members. */
export const keysOf = (object: Node): Node[] => members(object).map(({ key }) => key)

export const hasKey = ({ node }: Value, name: string): boolean => keysOf(node).some(({ value }) => value === name)

/** Texts as written in JSON. */
export const quoted = (texts: string[]): string[] => texts.map((text) => JSON.stringify(text))

/** Picks one of a list, all equally likely. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('There is nothing to pick from.')
  return picked
}

/** Replaces each of these places with one of the pieces. */
export const replacedByOneOf = (text: string, places: Span[], pieces: readonly string[]): Mutate[] =>
  places.map((place) => (random) => replaced(text, place, pick(pieces, random)))

/** Replaces every value for which there are pieces with one of them. */
export const inPlaceOf =
  (piecesFor: (value: Value, written: string, text: string) => readonly string[]): Kind =>
  ({ values, document: { text } }) =>
    values.flatMap((value) => {
      const pieces = piecesFor(value, written(text, value.node), text)
      return pieces.length > 0 ? replacedByOneOf(text, [spanOf(value.node)], pieces) : []
    })

/** With two wrong letters, a shorter name can't be recognized. */
const SHORTEST_FOR_TWO = 5

/** A misspelled name, and the one that should be suggested. */
export interface Typo {
  name: string
  suggestion: Suggestion
}

/**
 * Misspells one letter of a name, or two.
 * @param valid the names that are valid in its place
 * @returns undefined if chance made a valid or an empty name
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

/** Replaces a quoted name or text with a typo. */
export const rewritten =
  (text: string, node: Node, make: (random: () => number) => Typo | undefined): Mutate =>
  (random) => {
    const typo = make(random)
    return typo && { ...replaced(text, spanOf(node), JSON.stringify(typo.name)), suggestion: typo.suggestion }
  }

/** Misspells a quoted name or text; `valid` are the names that are valid in its place. */
export const misspelt = (text: string, node: Node, valid: Iterable<string>): Mutate =>
  rewritten(text, node, (random) => makeTypo(node.value, valid, random))
