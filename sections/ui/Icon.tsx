import iconNodes from 'lucide-static/icon-nodes.json?raw'
import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { fillWords } from '../words/fill-words'
import sprite from './brands.svg?url'
import styles from './Icon.module.css'
import { classes } from './Section'

type IconNode = [tag: string, attributes: Record<string, string>]

/** The markup of all icons, as a text: a module of that many objects takes a bundler ten times as long. */
const icons = new Map(
  Object.entries(JSON.parse(iconNodes) as Record<string, IconNode[]>).map(([name, shapes]) => [
    name,
    shapes.map(([tag, attributes]) => `<${tag}${writeAttributes(attributes)}/>`).join(''),
  ]),
)

/**
 * An icon of the Lucide set. It only decorates: the words beside it carry the meaning.
 * @throws when there is no such icon
 */
export function Icon({ name, className }: { name: string; className?: string }) {
  const html = icons.get(name)
  if (!html) throw new Error(`There is no Lucide icon named "${name}".`)
  return (
    <svg
      className={classes('icon', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Lucide's values are numbers, words and paths: nothing in them has to be escaped. */
function writeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')
}

export type Network = NonNullable<Site['social']>[number]['network']

/** The places for reviews that have a mark. */
const REVIEW_NETWORKS = ['Google', 'Yelp', 'Facebook', 'Nextdoor'] as const

type ReviewNetwork = (typeof REVIEW_NETWORKS)[number]

/** The place for reviews with this name, if it has a mark. */
export const reviewNetwork = (source: string): ReviewNetwork | undefined =>
  REVIEW_NETWORKS.find((network) => network.toLowerCase() === source.toLowerCase())

// The marks of these are words, too small to read at this size, or not free for icon sets.
const STAND_INS = new Map([
  ['aboutme', 'user-round'],
  ['angi', 'hammer'],
  ['bbb', 'shield-check'],
  ['homeadvisor', 'wrench'],
  ['linkedin', 'briefcase-business'],
  ['nextdoor', 'house'],
  ['thumbtack', 'pin'],
  ['trustpilot', 'star'],
])

/** The mark of a social network or of a place for reviews. Marks are intricate, so they are in a file that all pages share. */
export function BrandIcon({ network }: { network: Exclude<Network, 'other'> | ReviewNetwork }) {
  const name = network.toLowerCase()
  const standIn = STAND_INS.get(name)
  if (standIn) return <Icon name={standIn} />
  return (
    <svg className="icon icon--solid" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

const STAR_COUNT = 5
/** From one star to the next, in the drawing's units. */
const STAR_STEP = 27
/** A star in a square of 24 units, after the point where it starts. */
const STAR = '2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z'

/** The left half of the same star, from its lower notch. */
const HALF_STAR = '17.5l-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9 2.9-6z'

/** A rating as five stars in one drawing: as many as the rating says, to the nearest half, over outlines of the rest. */
export function Stars({ rating }: { rating: number }) {
  const { language, words } = usePage()
  const number = new Intl.NumberFormat(language)
  const halves = Math.round(rating * 2)
  const full = Math.floor(halves / 2)
  const starts = Array.from({ length: STAR_COUNT }, (_, index) => `M${index * STAR_STEP + 12}`)
  const stars = starts.map((start) => `${start} ${STAR}`)
  const half = halves % 2 === 0 ? '' : `${starts[full]} ${HALF_STAR}`
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${STAR_COUNT * STAR_STEP - 3} 24`}
      role="img"
      aria-label={fillWords(words.stars, { rating: number.format(rating), most: number.format(STAR_COUNT) })}
    >
      <path d={stars.slice(0, full).join('') + half} />
      {full < STAR_COUNT && <path d={stars.slice(full).join('')} className={styles.empty} />}
    </svg>
  )
}
