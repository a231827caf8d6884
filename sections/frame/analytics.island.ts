import type { Embeds } from '../../schemas/types'

type Provider = NonNullable<Embeds['analytics']>['provider']

/** The script of each service, and the attributes that it reads its site from. */
const SCRIPTS: Record<Provider, (id: string) => { src: string; data?: Record<string, string> }> = {
  'google-analytics': (id) => ({ src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}` }),
  plausible: (id) => ({ src: 'https://plausible.io/js/script.js', data: { domain: id } }),
  fathom: (id) => ({ src: 'https://cdn.usefathom.com/script.js', data: { site: id } }),
}

/** Adds the script of the service that counts visits, once. */
export function mount(element: HTMLElement): void {
  const { provider, id = '' } = element.dataset
  const { src, data } = SCRIPTS[provider as Provider](id)
  if ([...document.scripts].some((script) => script.src === src)) return
  if (provider === 'google-analytics') queueFirstVisit(id)
  const script = document.createElement('script')
  script.src = src
  Object.assign(script.dataset, data)
  document.head.append(script)
}

/** What Google's script finds waiting when it comes. */
function queueFirstVisit(id: string): void {
  const queue: unknown[] = (window.dataLayer ??= [])
  function gtag(..._command: unknown[]): void {
    // it takes the arguments object itself for a command, and passes over arrays
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id)
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}
