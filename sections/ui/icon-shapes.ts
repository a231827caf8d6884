import iconNodes from 'lucide-static/icon-nodes.json'

type IconNode = [tag: string, attributes: Record<string, string>]

// TypeScript reads the file's tuples as arrays of mixed values.
const nodes = iconNodes as unknown as Record<string, IconNode[] | undefined>

const known = new Map<string, string>()

/**
 * The shapes of an icon of the Lucide set, as SVG. Written once: a page has some thirty icons of three shapes each.
 * @throws when there is no such icon
 */
export function iconShapes(name: string): string {
  const written = known.get(name)
  if (written !== undefined) return written
  const shapes = nodes[name]
  if (!shapes) throw new Error(`There is no Lucide icon named "${name}".`)
  const svg = shapes.map(([tag, attributes]) => `<${tag}${writeAttributes(attributes)}/>`).join('')
  known.set(name, svg)
  return svg
}

/** Lucide's values are numbers, words and paths: nothing in them has to be escaped. */
const writeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')
