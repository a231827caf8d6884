import type { Embeds, Site } from '../../schemas/types'

type QuoteForm = NonNullable<Embeds['quoteForm']>

/** The page of our own, for sites without a provider. */
export const SAMPLE_FORM = '/embeds/quote-form'

/** Where each provider shows the form of an id. */
const ADDRESSES: Record<Exclude<QuoteForm['provider'], 'sample' | 'frame'>, (id: string) => string> = {
  leadconnector: (id) => `https://api.leadconnectorhq.com/widget/form/${id}`,
  jotform: (id) => `https://form.jotform.com/${id}`,
  typeform: (id) => `https://form.typeform.com/to/${id}`,
  'google-forms': (id) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
}

/**
 * The address of a site's quote form.
 * @param city is handed to the form, so that the message says where it came from
 */
export function quoteFormSource({ embeds }: Site, city?: string): string {
  const address = addressOf(embeds?.quoteForm)
  if (!city) return address
  return `${address}${address.includes('?') ? '&' : '?'}city=${encodeURIComponent(city)}`
}

function addressOf(form: QuoteForm | undefined): string {
  if (!form || form.provider === 'sample') return SAMPLE_FORM
  if (form.provider === 'frame') return form.url ?? SAMPLE_FORM
  return ADDRESSES[form.provider](form.id ?? '')
}
