import iconNodes from 'lucide-static/icon-nodes.json?raw'

type IconNode = [tag: string, attributes: Record<string, string>]

// as a text: for a module of so many objects a bundler takes ten times as long
const icons = new Map(Object.entries(JSON.parse(iconNodes) as Record<string, IconNode[]>))
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
  const svg = shapes.map(([tag, attributes]) => `<${tag}${writeAttributes(attributes)}/>`).join('')
  known.set(name, svg)
  return svg
}

/** Lucide's values are numbers, words and paths: nothing in them has to be escaped. */
const writeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')
