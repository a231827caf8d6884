import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }

type Shape = [tag: string, attributes: Record<string, string>]

// TypeScript reads the file's tuples as arrays of mixed values.
const nodes = iconNodes as unknown as Record<string, Shape[]>

/** The shapes of every icon that a document can name, as sections/ui/Icon.tsx writes them within their <svg>. */
export function drawIcons(): Record<string, string> {
  return Object.fromEntries(Object.entries(nodes).map(([name, shapes]) => [name, shapes.map(draw).join('')]))
}

/** A shape: ["path", { "d": "M20 6" }] is <path d="M20 6"/>. */
function draw([tag, attributes]: Shape): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${list.join('')}/>`
}
