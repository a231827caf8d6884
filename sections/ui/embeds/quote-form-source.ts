import type { Embeds, Site } from '../../../schemas/types'
import { pageHosts } from './page-hosts'

type QuoteForm = NonNullable<Embeds['quoteForm']>

/**
 * The page of our own that shows how a form behaves, in the language of a path: "/es" gives "/embeds/es/quote-form".
 * @param path empty for the site's own language
 */
export const sampleForm = (path = ''): string => `/embeds${path}/quote-form`

/** The paths of the languages in which a site shows the sample form; none if it has another form. */
export const sampleFormPaths = ({ embeds, languages = [] }: Pick<Site, 'embeds' | 'languages'>): string[] =>
  embeds?.quoteForm?.provider === 'sample' ? [...new Set(['', ...languages.map(({ path }) => path)])] : []

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
 * @param site as a page has it, in its language
 * @param city is handed to the form, so that the message says where it came from
 */
export function quoteFormSource(site: Site, city?: string): string | undefined {
  const { embeds, language, languages } = site
  const path = languages?.find(({ code }) => code === language)?.path
  const address = embeds?.quoteForm && addressOf(embeds.quoteForm, path)
  if (!city || !address) return address
  return `${address}${address.includes('?') ? '&' : '?'}city=${encodeURIComponent(city)}`
}

function addressOf({ provider, url, id = '' }: QuoteForm, path: string | undefined): string | undefined {
  if (provider === 'none' || provider === 'post') return undefined
  if (provider === 'sample') return sampleForm(path)
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
