import { probeImages } from '../../../renderer/pipeline/emit/image-variants'
import type { Site } from '../../../schemas/types'
import { networks } from '../../../sections/social/networks'
import { sources } from '../../../sections/ui/sources'
import { drawIcons } from './draw-icons'
import type { Shell } from './read-shell'

/** The files of data that peers get, by their names. */
export interface PeerData {
  site: object
  shell: Shell
  /** By address. */
  images: Record<string, object>
  /** What stands in the drawing of each icon, as markup. */
  icons: Record<string, string>
}

/** Puts together what all pages of a peer share. */
export async function peerData(
  site: Site,
  shell: Shell,
  publicFolder: string,
  pictures: Set<string>,
): Promise<PeerData> {
  const files = await probeImages(publicFolder, pictures)
  const images = Object.entries(files).map(([src, { width, height, variants }]) => {
    const [avif, webp] = sources(variants)
    return [src, { width, height, avif: avif?.srcSet, webp: webp?.srcSet }]
  })
  const social = site.social?.map((page) => ({ ...page, label: page.label ?? networks[page.network] }))
  return {
    site: { ...site, social, host: new URL(site.url).host },
    shell,
    images: Object.fromEntries(images),
    icons: drawIcons(),
  }
}
