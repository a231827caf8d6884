import { EMPTY_DOCUMENT, addVikeTags } from '../../renderer/add-vike-tags'
import type { InjectedTags } from '../../renderer/pipeline/render-page'

/**
 * What Vike adds to every page: its script, and what that imports. Vike tells it by an empty document.
 * @param entry of Vike's bundle for a server
 */
export async function readInjectedTags(entry: URL): Promise<InjectedTags> {
  await import(entry.href)
  const html = await addVikeTags('/', EMPTY_DOCUMENT)
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error(`Vike made this of an empty document: ${html}`)
  return { head, body }
}
