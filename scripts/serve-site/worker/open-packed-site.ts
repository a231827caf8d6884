import { parseDocuments } from '../../../renderer/pipeline/documents/parse-documents'
import { type RequestedSite, openRequestedSite } from '../pages/open-requested-site'
import type { PackedSite } from './packed-site'

/**
 * Opens a packed site.
 * @throws where site.json has a mistake, which it had not when it was packed
 */
export async function openPackedSite({ folder, documents, images, files, index }: PackedSite): Promise<RequestedSite> {
  const parsed = parseDocuments(folder, Object.keys(documents), (name) => documents[name] ?? '')
  const loaded = { folder, publicFolder: '', publicFiles: [], images: new Map(images), ...parsed }
  const probe = (addresses: string[]) =>
    Promise.resolve(
      Object.fromEntries(addresses.flatMap((address) => (files[address] ? [[address, files[address]]] : []))),
    )
  const { site, problems } = await openRequestedSite(loaded, index, probe)
  if (!site) throw new Error(`site.json must be right. It has: ${JSON.stringify(problems)}`)
  return site
}
