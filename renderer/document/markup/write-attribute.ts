import { FLAGS, attributeName } from './attribute-names.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * Which values an attribute can have: what is there or not, an address, a word for true and false too, classes, or any
 * text.
 */
export type AttributeKind = keyof typeof attributeWriters

/** How a property of an element is written. */
export interface Attribute {
  kind: AttributeKind
  /** What stands before its value, with the space before it: ' class="'. */
  start: string
}

/** What React understands in its own way, and nobody needed here yet. */
const OWN_MEANING = new Set(['style', 'value', 'checked', 'selected', 'defaultValue', 'defaultChecked', 'innerHTML'])

/** Writes an attribute of each kind, or nothing for a value that the attribute can't have: a function, undefined. */
export const attributeWriters = {
  flag: (start: string, value: unknown): string => (value ? start : ''),
  // a browser would take the page itself for what is meant by none
  address: (start: string, value: unknown): string => (value === '' ? '' : writeText(start, value)),
  boolean: (start: string, value: unknown): string =>
    typeof value === 'boolean' ? `${start}${value}"` : writeText(start, value),
  className: (start: string, value: unknown): string =>
    typeof value === 'string' ? (classes.get(value) ?? learnClass(start, value)) : writeText(start, value),
  text: writeText,
}

/** Classes as attributes: an element's were nearly always written before, on this page or another. */
const classes = new Map<string, string>()

/** Sites have some hundred. */
const MOST_CLASSES = 5000

function learnClass(start: string, value: string): string {
  // joined, since what is added up is put together each time that it is read
  const written = [start, escapeHtml(value), '"'].join('')
  if (classes.size >= MOST_CLASSES) classes.clear()
  classes.set(value, written)
  return written
}

function writeText(start: string, value: unknown): string {
  if (typeof value === 'string') return `${start}${escapeHtml(value)}"`
  return typeof value === 'number' ? `${start}${value}"` : ''
}

const known = new Map<string, Attribute>()

/**
 * The attribute that HTML has for a property of an element.
 * @throws for a property that means more to React than an attribute: a mistake of ours
 */
export const attributeOf = (property: string): Attribute => known.get(property) ?? learn(property)

/**
 * A property of an element as the attribute that HTML has for it, with a space before it; nothing for what no attribute
 * says, such as a function that is called on an event.
 * @throws for a property that means more to React than an attribute: a mistake of ours
 */
export function writeAttribute(property: string, value: unknown): string {
  const { kind, start } = attributeOf(property)
  return attributeWriters[kind](start, value)
}

function learn(property: string): Attribute {
  if (OWN_MEANING.has(property))
    throw new Error(`An element has the property "${property}", which is not written here.`)
  const kind = kindOf(property)
  const name = ` ${attributeName(property)}`
  const attribute = { kind, start: kind === 'flag' ? name : `${name}="` }
  known.set(property, attribute)
  return attribute
}

function kindOf(property: string): AttributeKind {
  if (FLAGS.has(property)) return 'flag'
  if (property === 'className') return 'className'
  if (property === 'src' || property === 'href') return 'address'
  return /^(?:aria|data)-/.test(property) ? 'boolean' : 'text'
}
