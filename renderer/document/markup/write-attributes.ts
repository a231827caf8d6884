import { FLAGS, attributeName } from './attribute-names'
import { escapeHtml } from './escape-html'

/** How a property of an element is written: none for what is no attribute. */
interface Attribute {
  /** With the space before it: ' class'. */
  name: string
  isFlag: boolean
  /** Whether true and false are words that it says: "aria-expanded". */
  saysBooleans: boolean
}

/** What React understands in its own way, and nobody needed here yet. */
const OWN_MEANING = new Set(['style', 'value', 'checked', 'selected', 'defaultValue', 'defaultChecked', 'innerHTML'])

const NO_ATTRIBUTES = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref'])

const known = new Map<string, Attribute | undefined>()

/**
 * The attributes of an element as HTML has them, each with a space before it.
 * @throws for a property that means more to React than an attribute: a mistake of ours
 */
export function writeAttributes(props: Record<string, unknown>): string {
  let written = ''
  for (const property in props) {
    const value = props[property]
    if (value === undefined || value === null) continue
    const attribute = known.has(property) ? known.get(property) : learn(property)
    if (attribute) written += writeAttribute(attribute, value)
  }
  return written
}

function learn(property: string): Attribute | undefined {
  if (OWN_MEANING.has(property))
    throw new Error(`An element has the property "${property}", which is not written here.`)
  const attribute = NO_ATTRIBUTES.has(property)
    ? undefined
    : {
        name: ` ${attributeName(property)}`,
        isFlag: FLAGS.has(property),
        saysBooleans: /^(?:aria|data)-/.test(property),
      }
  known.set(property, attribute)
  return attribute
}

function writeAttribute({ name, isFlag, saysBooleans }: Attribute, value: unknown): string {
  if (isFlag) return value ? name : ''
  if (typeof value === 'string') {
    // a browser would take the page itself for what is meant
    if (value === '' && (name === ' src' || name === ' href')) return ''
    return `${name}="${escapeHtml(value)}"`
  }
  if (typeof value === 'number' || (typeof value === 'boolean' && saysBooleans)) return `${name}="${String(value)}"`
  // what only a browser can do: a function that is called on an event
  return ''
}
