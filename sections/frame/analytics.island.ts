import { COUNTERS, TRUSTED_TYPES } from './counters'

/** Adds the script of the service that counts visits, once, unless the visitor asks not to be counted. */
export function mount(element: HTMLElement): void {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  const { provider, id = '' } = element.dataset
  const { script: address, idName } = COUNTERS[provider as keyof typeof COUNTERS]
  if ([...document.scripts].some(({ src }) => src.startsWith(address))) return
  if (provider === 'google-analytics') queueFirstVisit(id)
  const script = document.createElement('script')
  if (idName) script.dataset[idName] = id
  script.src = trusted(idName ? address : `${address}?id=${encodeURIComponent(id)}`)
  document.head.append(script)
}

/** The address of a script as browsers with trusted types want it. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES, { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
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
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API, which the DOM's own types lack. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }

  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/Navigator/globalPrivacyControl */
    globalPrivacyControl?: boolean
  }
}
