import type { Embeds, Site } from '../../../schemas/types'
import { pageHosts } from './page-hosts'

type QuoteForm = NonNullable<Embeds['quoteForm']>

/** The page of our own that shows how a form behaves. */
export const SAMPLE_FORM = '/embeds/quote-form'

type FormProvider = Exclude<QuoteForm['provider'], 'none' | 'sample' | 'frame' | 'post'>

/** Where each provider shows the form of an id. */
const ADDRESSES: Record<FormProvider, (id: string) => string> = {
  leadconnector: (id) => `https://api.leadconnectorhq.com/widget/form/${id}`,
  jotform: (id) => `https://form.jotform.com/${id}`,
  typeform: (id) => `https://form.typeform.com/to/${id}`,
  'google-forms': (id) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
}

/** The hosts that a frame visits from the empty form to the message's receipt. */
const FORM_HOSTS: Record<FormProvider, string> = {
  leadconnector: '*.leadconnectorhq.com',
  jotform: '*.jotform.com',
  typeform: '*.typeform.com',
  'google-forms': 'docs.google.com',
}

/**
 * The address of a site's quote form; nothing, where the site has no form, or one of its own.
 * @param city is handed to the form, so that the message says where it came from
 */
export function quoteFormSource({ embeds }: Site, city?: string): string | undefined {
  const address = embeds?.quoteForm && addressOf(embeds.quoteForm)
  if (!city || !address) return address
  return `${address}${address.includes('?') ? '&' : '?'}city=${encodeURIComponent(city)}`
}

function addressOf({ provider, url, id = '' }: QuoteForm): string | undefined {
  if (provider === 'none' || provider === 'post') return undefined
  if (provider === 'sample') return SAMPLE_FORM
  return provider === 'frame' ? url : ADDRESSES[provider](id)
}

/** Where the frame of a site's quote form gets its documents from. */
export function quoteFormHosts(site: Site): string[] {
  const { quoteForm } = site.embeds ?? {}
  if (!quoteForm || quoteForm.provider === 'none' || quoteForm.provider === 'post') return []
  if (quoteForm.provider === 'sample') return ["'self'"]
  if (quoteForm.provider === 'frame') return pageHosts(quoteForm.url, site)
  // providers may show the site's own page of thanks in the form's place
  return ["'self'", `https://${FORM_HOSTS[quoteForm.provider]}`]
}
