import iconNodes from 'lucide-static/icon-nodes.json?raw'
import type { Site, Testimonial } from '../../schemas/types'
import sprite from './brands.svg?url'
import { classes } from './Section'

/**
 * An icon of the Lucide set. It only decorates: the words beside it carry the meaning.
 * @throws when there is no such icon
 */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      className={classes('icon', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShapes(name) }}
    />
  )
}

type IconNode = [tag: string, attributes: Record<string, string>]

// as a text: for a module of so many objects a bundler takes ten times as long
const icons = new Map(Object.entries(JSON.parse(iconNodes) as Record<string, IconNode[]>))
const shapesByName = new Map<string, string>()

function iconShapes(name: string): string {
  const known = shapesByName.get(name)
  if (known !== undefined) return known
  const nodes = icons.get(name)
  if (!nodes) throw new Error(`There is no Lucide icon named "${name}".`)
  const shapes = nodes.map(([tag, attributes]) => `<${tag}${writeAttributes(attributes)}/>`).join('')
  shapesByName.set(name, shapes)
  return shapes
}

/** Lucide's values are numbers, words and paths: nothing in them has to be escaped. */
const writeAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')

type Network = NonNullable<Site['social']>[number]['network']

/** The symbols of brands.svg. */
const MARKS = new Set('bluesky facebook google instagram pinterest threads tiktok x yelp youtube'.split(' '))

// The marks of these are words, too small to read at this size, or not free for icon sets.
const STAND_INS: Record<string, string> = { aboutme: 'user-round', linkedin: 'briefcase-business', nextdoor: 'house' }

/** The mark of a social network or of a place for reviews. Marks are intricate, and stand in a file that all pages share. */
export function BrandIcon({ network }: { network: Network | Testimonial['source'] }) {
  const name = network.toLowerCase()
  if (!MARKS.has(name)) return <Icon name={STAND_INS[name] ?? 'link'} />
  return (
    <svg className="icon icon--solid" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
