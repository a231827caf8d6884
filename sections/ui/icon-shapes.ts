import iconNodes from 'lucide-static/icon-nodes.json?raw'

type IconNode = [tag: string, attributes: Record<string, string>]

const known = new Map<string, string>()

/**
 * The shapes of an icon of the Lucide set, as SVG. Found once: there are two thousand in one text.
 * @throws when there is no such icon
 */
export function iconShapes(name: string): string {
  const written = known.get(name)
  if (written !== undefined) return written
  const shapes = findNodes(name)
  if (!shapes) throw new Error(`There is no Lucide icon named "${name}".`)
  const svg = shapes.map(([tag, attributes]) => `<${tag}${writeAttributes(attributes)}/>`).join('')
  known.set(name, svg)
  return svg
}

/**
 * Reads one icon of two thousand from the text: a site has some fifty, and the objects of all would take several times the
 * memory of their text, in every thread.
 */
function findNodes(name: string): IconNode[] | undefined {
  const key = `"${name}":`
  const start = iconNodes.indexOf(`${key}[[`)
  if (start < 0) return undefined
  const end = iconNodes.indexOf(']]', start) + ']]'.length
  return JSON.parse(iconNodes.slice(start + key.length, end)) as IconNode[]
}

/** Lucide's values are numbers, words and paths: nothing in them has to be escaped. */
const writeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')
