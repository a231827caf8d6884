import type { Site, Testimonial } from '../../schemas/types'
import sprite from './brands.svg?url'
import { Icon } from './Icon'

type Network = NonNullable<Site['social']>[number]['network']

const MARKS = new Set([
  'bluesky',
  'facebook',
  'google',
  'instagram',
  'pinterest',
  'threads',
  'tiktok',
  'x',
  'yelp',
  'youtube',
])

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
