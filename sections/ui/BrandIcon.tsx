import type { Site, Testimonial } from '../../schemas/types'
import { brandPaths } from './brand-paths'
import { Icon } from './Icon'

type Network = NonNullable<Site['social']>[number]['network']

// The marks of these are words, too small to read at this size, or not free for icon sets.
const standIns: Record<string, string> = { aboutme: 'user-round', linkedin: 'briefcase-business', nextdoor: 'house' }

/** The mark of a social network or of a place for reviews. */
export function BrandIcon({ network }: { network: Network | Testimonial['source'] }) {
  const path = brandPaths[network.toLowerCase()]
  if (!path) return <Icon name={standIns[network.toLowerCase()] ?? 'link'} />
  return (
    <svg className="icon icon--solid" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
