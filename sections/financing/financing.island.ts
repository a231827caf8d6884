import { frameAddress } from './frame-address'

/** Shows the partner's page in place of the words that stand for it, with the parameters of the visitor's own link. */
export function mount(element: HTMLElement): void {
  if (!element.dataset.src || element.querySelector('iframe')) return
  const placeholder = [...element.children]
  const frame = document.createElement('iframe')
  frame.title = 'Financing prequalification'
  frame.src = frameAddress(element.dataset.src, location.search)
  frame.addEventListener('load', () => {
    for (const part of placeholder) part.remove()
  })
  element.append(frame)
}
