import { EMPTY_DOCUMENT, type InjectedTags } from '../../renderer/injected-tags'
import { renderWithVike } from '../../renderer/render-with-vike'

/**
 * What Vike adds to every page: its script, and what that imports. Vike tells it by an empty document.
 * @param entry of Vike's bundle for a server
 */
export async function readInjectedTags(entry: URL): Promise<InjectedTags> {
  await import(entry.href)
  const html = await renderWithVike('/', () => EMPTY_DOCUMENT)
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error(`Vike made this of an empty document: ${html}`)
  return { head, body }
}
