import { createElement } from 'react'
import iconNodes from 'lucide-static/icon-nodes.json'
import { classes } from './classes'

type IconNode = [tag: string, attributes: Record<string, string>]

// TypeScript reads the file's tuples as arrays of mixed values.
const nodes = iconNodes as unknown as Record<string, IconNode[] | undefined>

/** An icon of the Lucide set. It only decorates: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const shapes = nodes[name]
  if (!shapes) throw new Error(`There is no Lucide icon named "${name}".`)
  return (
    <svg className={classes('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
