import { basename, join } from 'node:path'
import { makeVariant } from '../../../renderer/pipeline/emit/make-variant'
import type { RequestedSite } from '../pages/open-requested-site'

/** "/images/truck-480.217626.avif": one size of a picture, as renderer/pipeline/images/image-variants.ts names it. */
const VARIANT = /^(.*)-\d+\.[0-9a-f]{6}\.(?:avif|webp)$/

/**
 * Finds the file of a picture, and makes it where it is a variant that nobody has asked for yet. Only what stands in the
 * site's list of pictures is found, so that no address can lead out of the folder.
 * @returns the folder it stands in, and its address there
 */
export async function findPicture(
  address: string,
  { loaded, model, probe }: RequestedSite,
): Promise<{ folder: string; file: string } | undefined> {
  const { images, publicFolder } = loaded
  if (images.has(address)) return { folder: publicFolder, file: address }
  const name = VARIANT.exec(address)?.[1]
  if (name === undefined) return undefined
  const masters = [...images.keys()].filter((master) => master.replace(/\.[a-z]+$/i, '') === name)
  for (const [master, { variants }] of Object.entries(await probe(masters, model.site.imageHost))) {
    const variant = variants.find(({ url }) => url === address)
    if (!variant) continue
    const made = await makeVariant(join(publicFolder, master), variant)
    return { folder: join(made, '..'), file: `/${basename(made)}` }
  }
  return undefined
}
