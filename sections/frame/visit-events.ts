import type { Embeds } from '../../schemas/types'

/** What a visit can bring. */
export type VisitEvent = 'call' | 'directions' | 'formStart' | 'formSent'

type Provider = NonNullable<Embeds['analytics']>['provider']

/** What the services' reports call the events. Google counts starts of forms itself, and knows sent ones by a name of its own. */
const NAMES: Record<VisitEvent, { google: string; others: string }> = {
  call: { google: 'call', others: 'Call' },
  directions: { google: 'directions', others: 'Directions' },
  formStart: { google: 'quote_form_start', others: 'Form started' },
  formSent: { google: 'generate_lead', others: 'Form sent' },
}

/** Tells a counter of an event. A script that hasn't come yet misses it. */
export function reportToCounter(provider: Provider, event: VisitEvent): void {
  const { google, others } = NAMES[event]
  if (provider === 'google-analytics') gtag('event', google)
  else if (provider === 'plausible') window.plausible?.(others)
  else if (provider === 'fathom') window.fathom?.trackEvent(others)
  else window.umami?.track(others)
}

/** Calls back for each call, each look at the way, the first letter in a form, and each message that is sent. */
export function onVisitEvent(report: (event: VisitEvent) => void): void {
  document.addEventListener('click', ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
    if (href?.startsWith('tel:')) report('call')
    else if (href?.includes('/maps/dir/')) report('directions')
  })
  const started = new WeakSet<Element>()
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('[data-island="post-form"]') : null
    if (!form || started.has(form)) return
    started.add(form)
    report('formStart')
  })
  document.addEventListener('form-sent', () => report('formSent'))
}

/** Gives Google's script a command, which finds it waiting when it comes. */
export function gtag(..._command: unknown[]): void {
  const queue: unknown[] = (window.dataLayer ??= [])
  // it takes the arguments object itself for a command, and passes over arrays
  queue.push(arguments)
}

/** Gives Meta's script a command, which finds it waiting when it comes. */
export function fbq(...command: unknown[]): void {
  const stub: MetaQueue = (window.fbq ??= createMetaQueue())
  stub(...command)
}

/** What Meta's own snippet makes. */
interface MetaQueue {
  (...command: unknown[]): void
  queue: unknown[][]
  loaded: boolean
  version: string
  /** The script sets it when it has come. */
  callMethod?: (...command: unknown[]) => void
}

function createMetaQueue(): MetaQueue {
  const queue: MetaQueue = Object.assign(
    (...command: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...command)
      else queue.queue.push(command)
    },
    { queue: [], loaded: true, version: '2.0' },
  )
  Object.assign(queue, { push: queue })
  Object.assign(window, { _fbq: queue })
  return queue
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    plausible?: (event: string) => void
    fathom?: { trackEvent: (event: string) => void }
    umami?: { track: (event: string) => void }
    fbq?: MetaQueue
  }
}
