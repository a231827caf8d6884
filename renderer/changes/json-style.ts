import type { Node } from 'jsonc-parser'
import { members } from '../documents/json-tree'

/** How an author, or the author's editor, lays out JSON. */
export interface JsonStyle {
  /** What ends a line. */
  eol: string
  /** What each level is indented by. */
  unit: string
  /** What is between a name and its value: ": ". */
  colon: string
  /** What is between two values on one line: ", ". */
  comma: string
  /** What is inside the braces of an object on one line: " ". */
  padding: string
  /** Whether objects and lists that are short enough stand on one line. */
  isFilled: boolean
}

/** How Plat's own documents are laid out: as Prettier does it. */
const DEFAULT: JsonStyle = { eol: '\n', unit: '  ', colon: ': ', comma: ', ', padding: ' ', isFilled: true }

const LINE_BREAK = /\r\n|\n|\r/

/** Finds out how a document is laid out. What it doesn't show is as in Plat's own documents. */
export function styleOf(text: string, root: Node | undefined): JsonStyle {
  const style = { ...DEFAULT, eol: LINE_BREAK.exec(text)?.[0] ?? DEFAULT.eol }
  if (!root) return style
  const containers = containersIn(root)
  const onOneLine = containers.filter((node) => isOnOneLine(text, node))
  const broken = containers.find((node) => !onOneLine.includes(node))
  const [member] = containers.filter(isObject).flatMap(members)
  const object = onOneLine.find(isObject)
  const pair = onOneLine.find(({ children = [] }) => children.length > 1)?.children
  const colon = member && text.slice(endOf(member.key), member.value.offset)
  return {
    ...style,
    ...(colon !== undefined && !LINE_BREAK.test(colon) && { colon, comma: colon.endsWith(' ') ? ', ' : ',' }),
    ...(pair && { comma: between(text, pair[0], pair[1]) }),
    ...(object && { padding: text.slice(object.offset + 1, object.children?.[0]?.offset) }),
    ...(broken && { unit: unitOf(text, broken) ?? style.unit }),
    isFilled: onOneLine.length > 0 || !broken,
  }
}

/** Whether a value is on one line. */
export const isOnOneLine = (text: string, { offset, length }: Node): boolean =>
  !LINE_BREAK.test(text.slice(offset, offset + length))

const isObject = ({ type }: Node) => type === 'object'

/** Whether a value is an object or a list with something in it. */
export const isFilledContainer = ({ type, children = [] }: Node): boolean =>
  (type === 'object' || type === 'array') && children.length > 0

/** The offset behind a node. */
export const endOf = ({ offset, length }: Node): number => offset + length

/** The space at the beginning of the line that an offset is on. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? ''
}

/** Every object and list in a value that holds something, itself first. */
function containersIn(node: Node): Node[] {
  const below = (node.children ?? []).flatMap(containersIn)
  return isFilledContainer(node) ? [node, ...below] : below
}

const between = (text: string, first: Node | undefined, second: Node | undefined): string =>
  text.slice(first && endOf(first), second?.offset)

/** By how much the entries of an object or a list are indented more than the line it begins on. */
function unitOf(text: string, container: Node): string | undefined {
  const [first] = container.children ?? []
  if (!first || isOnOneLine(text, { ...container, length: first.offset - container.offset })) return undefined
  const [outer, inner] = [indentAt(text, container.offset), indentAt(text, first.offset)]
  return inner.startsWith(outer) && inner !== outer ? inner.slice(outer.length) : undefined
}

/** Where the line begins that holds a place. */
export function lineStart(text: string, offset: number): number {
  const end = offset - 1
  return end < 0 ? 0 : Math.max(text.lastIndexOf('\n', end), text.lastIndexOf('\r', end)) + 1
}
