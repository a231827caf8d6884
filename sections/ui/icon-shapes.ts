import iconNodes from 'lucide-static/icon-nodes.json'

/** A tag, and its attributes. */
type Shape = (string | Record<string, string | undefined>)[]

const icons = new Map<string, Shape[]>(Object.entries(iconNodes))
const known = new Map<string, string>()

/**
 * The shapes of an icon of the Lucide set, as SVG.
 * @throws when there is no such icon
 */
export function iconShapes(name: string): string {
  const written = known.get(name)
  if (written !== undefined) return written
  const shapes = icons.get(name)
  if (!shapes) throw new Error(`There is no Lucide icon named "${name}".`)
  const svg = shapes.map(([tag, attributes]) => `<${String(tag)}${writeAttributes(attributes)}/>`).join('')
  known.set(name, svg)
  return svg
}

/** Lucide's values are numbers, words and paths: nothing in them has to be escaped. */
const writeAttributes = (attributes: Shape[number] = {}) =>
  Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')
