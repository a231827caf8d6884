import { embedFrame } from '../ui/embeds/embedded-frame'

/** Loads the partner's page into its frame, with the parameters of the visitor's own link. */
export async function mount(element: HTMLElement): Promise<void> {
  const { src, title = '' } = element.dataset
  if (src) await embedFrame(element, title, frameAddress(src, location.search))
}

/**
 * An address with more parameters; they take the place of those of the same name:
 * ("https://x.example/?a=1", "?a=2&b=3") is "https://x.example/?a=2&b=3".
 */
export function frameAddress(address: string, parameters: string | Record<string, string> = {}): string {
  const url = new URL(address)
  const added = new URLSearchParams(parameters)
  for (const name of new Set(added.keys())) url.searchParams.delete(name)
  for (const [name, value] of added) url.searchParams.append(name, value)
  return url.href
}
