import { embedFrame } from '../ui/embedded-frame'
import { frameAddress } from './frame-address'

/** Shows the partner's page in place of the words that stand for it, with the parameters of the visitor's own link. */
export async function mount(element: HTMLElement): Promise<void> {
  const { src } = element.dataset
  if (src) await embedFrame(element, { title: 'Financing prequalification', src: frameAddress(src, location.search) })
}
