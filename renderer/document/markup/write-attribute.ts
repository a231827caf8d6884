import { FLAGS, attributeName } from './attribute-names'
import { escapeHtml } from './escape-html'

/** How a property of an element is written. */
interface Attribute {
  /** With the space before it: ' class'. */
  name: string
  isFlag: boolean
  /** Whether true and false are words that it says: "aria-expanded". */
  saysBooleans: boolean
}

/** What React understands in its own way, and nobody needed here yet. */
const OWN_MEANING = new Set(['style', 'value', 'checked', 'selected', 'defaultValue', 'defaultChecked', 'innerHTML'])

const known = new Map<string, Attribute>()

/**
 * A property of an element as the attribute that HTML has for it, with a space before it; nothing for what no attribute
 * says, such as a function that is called on an event.
 * @throws for a property that means more to React than an attribute: a mistake of ours
 */
export function writeAttribute(property: string, value: unknown): string {
  const { name, isFlag, saysBooleans } = known.get(property) ?? learn(property)
  if (isFlag) return value ? name : ''
  if (typeof value === 'string') {
    // a browser would take the page itself for what is meant
    if (value === '' && (name === ' src' || name === ' href')) return ''
    return `${name}="${escapeHtml(value)}"`
  }
  if (typeof value === 'number' || (typeof value === 'boolean' && saysBooleans)) return `${name}="${String(value)}"`
  return ''
}

function learn(property: string): Attribute {
  if (OWN_MEANING.has(property))
    throw new Error(`An element has the property "${property}", which is not written here.`)
  const attribute = {
    name: ` ${attributeName(property)}`,
    isFlag: FLAGS.has(property),
    saysBooleans: /^(?:aria|data)-/.test(property),
  }
  known.set(property, attribute)
  return attribute
}
