import { usePage } from '../page/page-context'
import { Consent } from './Consent'
import { island } from '../ui/island'

/** Hands the page's script the services that count visits and what advertisements bring, where the site has any. */
export function Analytics() {
  const { analytics, conversions, consent } = usePage().site.embeds ?? {}
  if (!analytics && !conversions) return null
  const { googleAds, meta } = conversions ?? {}
  const services = {
    'data-provider': analytics?.provider,
    'data-id': analytics?.id,
    'data-ads': googleAds?.id,
    'data-ads-call': googleAds?.call,
    'data-ads-form': googleAds?.form,
    'data-meta': meta?.id,
  }
  return (
    <div hidden={!consent} {...island('analytics', 'idle')} {...services}>
      {consent && <Consent consent={consent} />}
    </div>
  )
}
