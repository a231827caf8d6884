import { CONVERSIONS, COUNTERS, TRUSTED_TYPES } from './counters'
import { fbq, gtag, onVisitEvent, reportToCounter } from './visit-events'

/** Counts visits, unless the visitor asks not to be counted, or hasn't agreed where the site asks. */
export function mount(element: HTMLElement): void {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  const question = element.querySelector<HTMLElement>('[data-consent]')
  if (question) askFirst(element, question)
  else start(element)
}

/** The visitor's answer, "yes" or "no", stays in this browser. */
const ANSWER = 'consent'

function askFirst(element: HTMLElement, question: HTMLElement): void {
  const change = element.querySelector<HTMLElement>('[data-change-consent]')
  const showQuestion = (isShown: boolean) => {
    question.hidden = !isShown
    if (change) change.hidden = isShown
  }
  const answer = localStorage.getItem(ANSWER)
  showQuestion(answer === null)
  if (answer === 'yes') start(element)
  change?.addEventListener('click', () => showQuestion(true))
  question.addEventListener('click', ({ target }) => {
    const given = target instanceof Element ? target.closest<HTMLElement>('[data-answer]')?.dataset.answer : undefined
    if (!given) return
    const wasCounted = localStorage.getItem(ANSWER) === 'yes'
    localStorage.setItem(ANSWER, given)
    showQuestion(false)
    // what runs already can only be ended with the page
    if (wasCounted && given === 'no') location.reload()
    else if (!wasCounted && given === 'yes') start(element)
  })
}

/** Adds the script of each service, and tells it of events. */
function start({ dataset }: HTMLElement): void {
  const { provider, id = '', ads, adsCall, adsForm, meta } = dataset
  const counter = provider as keyof typeof COUNTERS | undefined
  const isNew = [counter && addCounter(counter, id), ads && addAds(ads), meta && addMeta(meta)]
  if (!isNew.includes(true)) return
  onVisitEvent((event) => {
    if (counter) reportToCounter(counter, event)
    const label = event === 'call' ? adsCall : event === 'formSent' ? adsForm : undefined
    if (ads && label) gtag('event', 'conversion', { send_to: `${ads}/${label}` })
    if (meta && event === 'call') fbq('track', 'Contact')
    if (meta && event === 'formSent') fbq('track', 'Lead')
  })
}

function addCounter(provider: keyof typeof COUNTERS, id: string): boolean {
  const { script, idName } = COUNTERS[provider]
  if (idName) return addScript(script, { [idName]: id })
  return startGoogle(script, id)
}

function addAds(id: string): boolean {
  return startGoogle(CONVERSIONS.googleAds.script, id)
}

/** Google's script comes once, for whatever counts with it. */
function startGoogle(script: string, id: string): boolean {
  const isNew = addScript(`${script}?id=${encodeURIComponent(id)}`, {}, script)
  if (isNew) gtag('js', new Date())
  const isConfigured = window.dataLayer?.some((command) => (command as IArguments)[1] === id)
  if (!isConfigured) gtag('config', id)
  return isNew
}

function addMeta(id: string): boolean {
  const isNew = addScript(CONVERSIONS.meta.script)
  if (isNew) {
    fbq('init', id)
    fbq('track', 'PageView')
  }
  return isNew
}

/** Adds a script to the page. @returns whether the page lacked it */
function addScript(address: string, data: Record<string, string> = {}, beginning = address): boolean {
  if ([...document.scripts].some(({ src }) => src.startsWith(beginning))) return false
  const script = document.createElement('script')
  Object.assign(script.dataset, data)
  script.src = trusted(address)
  document.head.append(script)
  return true
}

let policy: TrustedPolicy | undefined

/** The address of a script as browsers with trusted types want it. A policy can be made only once. */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES, { createScriptURL: (script) => script })
  return policy?.createScriptURL(address) ?? address
}

interface TrustedPolicy {
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API, which the DOM's own types lack. */
    trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy }
  }

  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/Navigator/globalPrivacyControl */
    globalPrivacyControl?: boolean
  }
}
