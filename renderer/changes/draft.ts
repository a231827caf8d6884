import { type Node, applyEdits, parseTree } from 'jsonc-parser'
import { members } from '../documents/json-tree'
import { blankByteOrderMark } from '../rules/syntax/syntax'
import { type JsonStyle, endOf, indentAt, isFilledContainer, isOnOneLine, lineStart, styleOf } from './json-style'
import { type Write, writeCopy } from './write-value'

/** A value of a document, and the object or list that it is in. */
export interface PlacedNode {
  node: Node
  /** Undefined for the whole document. */
  parent: Node | undefined
}

/**
 * The text of a JSON document that is edited step by step. Each edit changes the value that it is about and the comma next
 * to it; every other byte stays. jsonc-parser's `modify` is no help here: it formats all lines that it touches, and where it
 * removes the last entry of a list it leaves a part of it.
 */
export class Draft {
  readonly #style: JsonStyle
  #text: string
  #root: Node | undefined

  /**
   * @param text JSON without duplicate names; empty for a new document
   * @param model the text of a document that shows how a new one is laid out
   */
  constructor(text: string, model = text) {
    this.#text = text
    this.#root = parse(text)
    this.#style = styleOf(model, model === text ? this.#root : parse(model))
  }

  get text(): string {
    return this.#text
  }

  /** Finds the value at some steps; undefined where there is none. */
  find(steps: string[]): PlacedNode | undefined {
    let parent: Node | undefined
    let node = this.#root
    for (const step of steps) {
      parent = node
      node = node && entryOf(node, step)
    }
    return node && { node, parent }
  }

  valueOf(node: Node): unknown {
    return JSON.parse(this.#slice(node))
  }

  /** The value of a node as it is written, to be put somewhere else. */
  copy(node: Node): Write {
    return writeCopy(this.#slice(node), indentAt(this.#text, node.offset))
  }

  /** Writes the value of a new document. */
  create(write: Write): void {
    const place = { indent: '', column: 0, isOnOneLine: false, isFilled: false }
    this.#edit(0, this.#text.length, write(this.#style, place) + this.#style.eol)
  }

  /** Writes a value in place of another one. */
  replace({ node, parent }: PlacedNode, write: Write): void {
    const place = {
      indent: indentAt(this.#text, node.offset),
      column: node.offset - lineStart(this.#text, node.offset),
      isOnOneLine: isOnOneLine(this.#text, parent ?? node),
      isFilled: isFilledContainer(node) ? isOnOneLine(this.#text, node) : this.#areFilled(parent),
    }
    this.#edit(node.offset, node.length, write(this.#style, place))
  }

  /**
   * Adds an entry to an object or a list.
   * @param step the entry's name; in a list the index of the entry before which it comes, or "-" for the end
   */
  insert(container: Node, step: string, write: Write): void {
    const key = container.type === 'object' ? JSON.stringify(step) + this.#style.colon : ''
    const entries = container.children ?? []
    const next = container.type === 'array' && step !== '-' ? entries[Number(step)] : undefined
    const neighbor = next ?? entries.at(-1)
    if (!neighbor) return this.#fill(container, key, write)
    const indent = indentAt(this.#text, neighbor.offset)
    const place = {
      indent,
      column: indent.length + key.length,
      isOnOneLine: isOnOneLine(this.#text, container),
      isFilled: this.#areFilled(container),
    }
    const entry = key + write(this.#style, place)
    const separator = this.#separatorIn(container)
    if (next) this.#edit(next.offset, 0, `${entry},${separator}`)
    else this.#edit(endOf(neighbor), 0, `,${separator}${entry}`)
  }

  /** Puts the first entry into an empty object or list. */
  #fill(container: Node, key: string, write: Write): void {
    const { eol, unit, padding, isFilled } = this.#style
    const parent = container.parent?.type === 'property' ? container.parent.parent : container.parent
    const [opening, closing, space] = container.type === 'array' ? ['[', ']', ''] : ['{', '}', padding]
    const outer = indentAt(this.#text, container.offset)
    const mustBeOnOneLine = isOnOneLine(this.#text, parent ?? container)
    const column =
      container.offset - lineStart(this.#text, container.offset) + opening.length + space.length + key.length
    const line = write(this.#style, { indent: outer, column, isOnOneLine: mustBeOnOneLine, isFilled: true })
    const inner = outer + unit
    const place = { indent: inner, column: inner.length + key.length, isOnOneLine: false, isFilled }
    const entry =
      mustBeOnOneLine || (isFilled && !line.includes(eol))
        ? space + key + line + space
        : eol + inner + key + write(this.#style, place) + eol + outer
    this.#edit(container.offset, container.length, opening + entry + closing)
  }

  /** Gives a member another name, which its object must not have yet. */
  rename(value: Node, name: string): void {
    const key = value.parent?.children?.[0]
    if (key) this.#edit(key.offset, key.length, JSON.stringify(name))
  }

  /** Removes an entry of an object or a list. */
  remove(node: Node, container: Node): void {
    const entries = container.children ?? []
    const index = entries.indexOf(container.type === 'object' && node.parent ? node.parent : node)
    const [before, entry = node, after] = [entries[index - 1], entries[index], entries[index + 1]]
    // the last one takes the comma before it along, any other the one behind it; a single one leaves empty brackets
    if (after) this.#edit(entry.offset, after.offset - entry.offset, '')
    else if (before) this.#edit(endOf(before), endOf(entry) - endOf(before), '')
    else this.#edit(container.offset + 1, container.length - 2, '')
  }

  /** What is between a comma and the next entry of an object or a list that has entries. */
  #separatorIn({ offset, children: [first, second] = [] }: Node): string {
    const gap = second
      ? this.#text.slice(first && endOf(first), second.offset).replace(/^\s*,/, '')
      : this.#text.slice(offset + 1, first?.offset)
    const [line] = /(?:\r\n|\n|\r)[ \t]*$/.exec(gap) ?? []
    return line ?? (second ? gap : this.#style.comma.replace(/^\s*,/, ''))
  }

  /** Whether the objects and lists among some entries stand on one line where they are short enough. */
  #areFilled(container: Node | undefined): boolean {
    const values = container?.type === 'object' ? members(container).map(({ value }) => value) : container?.children
    const filled = values?.filter(isFilledContainer) ?? []
    return filled.length > 0 ? filled.some((node) => isOnOneLine(this.#text, node)) : this.#style.isFilled
  }

  #edit(offset: number, length: number, content: string): void {
    this.#text = applyEdits(this.#text, [{ offset, length, content }])
    this.#root = parse(this.#text)
  }

  #slice = ({ offset, length }: Node) => this.#text.slice(offset, offset + length)
}

const parse = (text: string): Node | undefined => parseTree(blankByteOrderMark(text))

/** The entry of an object or a list at a step. */
function entryOf(node: Node, step: string): Node | undefined {
  if (node.type === 'object') return members(node).find(({ key }) => key.value === step)?.value
  return node.type === 'array' && /^(?:0|[1-9]\d*)$/.test(step) ? node.children?.[Number(step)] : undefined
}

/** The names of the members of an object; none for other values. */
export const entryNames = (node: Node): string[] =>
  node.type === 'object' ? members(node).map(({ key }) => String(key.value)) : []
