import { mount as showOwnMessages } from './messages.island'

/** No person fills in a form faster than this, in milliseconds after it came into sight. */
const FASTEST = 2000

/** How long the answer may take, in milliseconds: a photo may go by a slow line. */
const PATIENCE = 60_000

/** Sends a form once, and keeps what was typed if that fails. Anything it reads by attributes, since fields may have any name. */
export function mount(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  const inSight = performance.now()
  let isSending = false
  const showState = (isBusy: boolean, note?: 'failed' | 'again') => {
    isSending = isBusy
    show(form, '[data-ready]', !isBusy)
    show(form, '[data-sending]', isBusy)
    show(form, '[data-failed]', note === 'failed')
    show(form, '[data-again]', note === 'again')
  }
  showOwnMessages(form)
  fillInCampaign(form)
  form.addEventListener('change', limitPhoto)
  // who comes back by the browser's button finds the form as it was
  addEventListener('pageshow', () => showState(false))
  form.addEventListener('submit', (event) => {
    const mayBrowserSend = !form.hasAttribute('data-readable')
    if (!mayBrowserSend || isSending) event.preventDefault()
    if (isSending) return
    if (isTrapped(form)) {
      event.preventDefault()
      thank(form)
    } else if (performance.now() - inSight < FASTEST) {
      event.preventDefault()
      showState(false, 'again')
    } else {
      showState(true)
      if (mayBrowserSend) form.dispatchEvent(sent())
      else
        send(form).catch((error: unknown) => {
          console.error(error)
          showState(false, 'failed')
        })
    }
  })
}

function show(form: HTMLFormElement, selector: string, isShown: boolean): void {
  form.querySelector(selector)?.toggleAttribute('hidden', !isShown)
}

/** Sends the form's fields, and leads to the page of thanks. @throws where they don't arrive */
async function send(form: HTMLFormElement): Promise<void> {
  const address = form.getAttribute('action') ?? ''
  const body = new FormData(form)
  for (const field of form.querySelectorAll('[data-without-script]')) body.delete(field.getAttribute('name') ?? '')
  const signal = AbortSignal.timeout(PATIENCE)
  const response = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  form.dispatchEvent(sent())
  thank(form)
}

/** What tells counters that a message was sent. */
const sent = () => new CustomEvent('form-sent', { bubbles: true })

const thank = (form: HTMLFormElement) => location.assign(form.getAttribute('data-thanks') ?? '/')

/** Whether the field that nobody sees is filled in. */
function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]')
  return trap?.type === 'checkbox' ? trap.checked : Boolean(trap?.value)
}

/** Sends along what the address says about the campaign that led here: this page's, or that of the page before it. */
function fillInCampaign(form: HTMLFormElement): void {
  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  const earlier = new URLSearchParams(isFromHere ? new URL(document.referrer).search : '')
  const parameters = new URLSearchParams(location.search)
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-campaign]')) {
    const value = parameters.get(field.name) ?? earlier.get(field.name)
    if (value === null) continue
    field.value = value
    field.disabled = false
  }
}

/** Takes a file that is too large, or no picture, for a mistake. */
function limitPhoto({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
  const limit = Number(target.dataset.maxBytes)
  const isRefused = [...(target.files ?? [])].some(({ size, type }) => size > limit || !type.startsWith('image/'))
  // the words are in the page
  target.setCustomValidity(isRefused ? 'refused' : '')
}
