import { isReachable } from '../ui/is-reachable'
import { frameAddress } from './frame-address'

/** Shows the partner's page in place of the words that stand for it, with the parameters of the visitor's own link. */
export async function mount(element: HTMLElement): Promise<void> {
  if (!element.dataset.src || element.querySelector('iframe')) return
  const address = frameAddress(element.dataset.src, location.search)
  const frame = document.createElement('iframe')
  frame.title = 'Financing prequalification'
  frame.src = address
  frame.addEventListener('load', () => element.querySelector('[data-loading]')?.remove())
  element.append(frame)
  if (await isReachable(address)) return
  frame.remove()
  element.querySelector('[data-loading]')?.remove()
  element.querySelector('[data-failed]')?.removeAttribute('hidden')
}
