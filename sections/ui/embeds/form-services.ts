import type { Embeds, FormField, Site } from '../../../schemas/types'

type QuoteForm = NonNullable<Embeds['quoteForm']>
type ServiceName = NonNullable<QuoteForm['service']>

/** A form of the site's own. */
export interface PostForm extends QuoteForm {
  service: ServiceName
}

/** What a service asks of a form that sends to it. */
interface FormService {
  action: (form: PostForm) => string
  /** The name of the field that only programs fill in. */
  trap: string
  /** Whether that field is a box to tick. */
  isTrapBox?: true
  hidden?: (form: PostForm) => Record<string, string>
  /** The name by which it is told where to lead visitors afterwards. With script, the form leads them there itself. */
  nextName?: string
  attributes?: (form: PostForm) => Record<string, string>
  /** Whether a page of this site may read its answer. Otherwise the browser sends the form, and shows that answer. */
  isReadable?: (form: PostForm) => boolean
}

const always = () => true

const SERVICES: Record<ServiceName, FormService> = {
  // https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering
  formspree: {
    action: ({ id = '' }) => `https://formspree.io/f/${id}`,
    trap: '_gotcha',
    nextName: '_next',
    isReadable: always,
  },
  // https://docs.web3forms.com/getting-started/api-reference
  web3forms: {
    action: () => 'https://api.web3forms.com/submit',
    trap: 'botcheck',
    isTrapBox: true,
    hidden: ({ id = '' }) => ({ access_key: id }),
    nextName: 'redirect',
    isReadable: always,
  },
  // https://docs.usebasin.com; it knows from its own settings where to lead visitors
  basin: { action: ({ id = '' }) => `https://usebasin.com/f/${id}`, trap: '_gotcha', isReadable: always },
  // https://docs.netlify.com/forms/spam-filters/
  netlify: {
    action: ({ thanks = '/' }) => (thanks.startsWith('/') ? thanks : '/'),
    trap: 'bot-field',
    hidden: ({ id = '' }) => ({ 'form-name': id }),
    attributes: ({ id = '' }) => ({ name: id, 'data-netlify': 'true', 'data-netlify-honeypot': 'bot-field' }),
    isReadable: always,
  },
  // an address on another host can rarely be read, and to say that a message wasn't sent which was is worse than its own page
  address: {
    action: ({ action = '/' }) => action,
    trap: '_gotcha',
    isReadable: ({ action = '/' }) => action.startsWith('/'),
  },
}

/** What the form of a site says about where it is sent. */
export interface FormTarget extends Omit<FormService, 'action' | 'hidden' | 'attributes' | 'isReadable' | 'nextName'> {
  action: string
  /** By name, the values that the service needs. */
  hidden: Record<string, string>
  /** The same where no script runs. */
  hiddenWithoutScript: Record<string, string>
  attributes: Record<string, string>
  /** The page of thanks. */
  thanks: string
  isReadable: boolean
}

/** The form of a site's own, if it has one. */
export function postFormOf({ embeds }: Pick<Site, 'embeds'>): PostForm | undefined {
  const { quoteForm } = embeds ?? {}
  const { provider, service } = quoteForm ?? {}
  return provider === 'post' && service ? { ...quoteForm, provider, service } : undefined
}

/** Where a form is sent, and what the service that receives it asks for. */
export function formTarget(form: PostForm, { url }: Site): FormTarget {
  const { action, trap, isTrapBox, hidden, nextName, attributes, isReadable } = SERVICES[form.service]
  const { thanks = '/' } = form
  return {
    action: action(form),
    trap,
    isTrapBox,
    hidden: hidden?.(form) ?? {},
    hiddenWithoutScript: nextName ? { [nextName]: new URL(thanks, url).href } : {},
    attributes: attributes?.(form) ?? {},
    thanks,
    isReadable: isReadable?.(form) ?? false,
  }
}

/** What the address of a page says about the campaign that led to it. */
export const CAMPAIGN = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
]

/** The name under which a field is sent. */
export const fieldName = ({ name, type }: Pick<FormField, 'name' | 'type'>): string => name ?? type

/** The names under which a form sends something by itself, and that of its trap. */
export function namesSentAlong(form: PostForm): string[] {
  const { hidden, nextName = [], trap } = SERVICES[form.service]
  return [...Object.keys(hidden?.(form) ?? {}), trap, 'page', 'city', ...CAMPAIGN].concat(nextName)
}

/** Where the form of a site's own sends what visitors write, as a content security policy names it. */
export function postFormTargets(site: Site): string[] {
  const form = postFormOf(site)
  const action = form && formTarget(form, site).action
  if (!action?.startsWith('https:')) return []
  // a policy's sources have no query, and separate themselves by spaces, commas and semicolons
  const { origin, pathname } = new URL(action)
  return [origin + pathname.replaceAll(/[;,]/g, encodeURIComponent)]
}
