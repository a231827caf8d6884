import type { ImageSize } from '../../../renderer/pipeline/images/read-image-size'
import type { ImageFile } from '../../../sections/page-context'
import type { SiteIndex } from '../pages/site-index'

/** What a worker is given of a site, whose pages it reads when they are asked for: plain data. */
export interface PackedSite {
  /** The folder as the author named it: places of mistakes are told with it. */
  folder: string
  /** The texts of site.json and of the shared sections, by their paths in the folder. */
  documents: Record<string, string>
  images: [address: string, size: ImageSize | undefined][]
  /** What rendering must know of each picture. */
  files: Record<string, ImageFile>
  index: SiteIndex
}
