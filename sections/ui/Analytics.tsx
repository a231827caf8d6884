import { usePage } from '../page-context'
import { island } from './island'

/** Tells the page's script which service counts visits, where the site has one. */
export function Analytics() {
  const analytics = usePage().site.embeds?.analytics
  if (!analytics) return null
  return <div hidden {...island('analytics', 'idle')} data-provider={analytics.provider} data-id={analytics.id} />
}
