import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentOf, imageInfo } from '../../renderer/pictures/pictures'
import { isImageAddress } from '../../renderer/rules/values/formats'
import { slug } from '../../sections/page/slug'
import type { UploadAnswer } from '../protocol/changes'
import type { SitePicture } from '../protocol/documents'
import type { Editor } from './editor'
import { type SiteDocuments, assertNoLinks } from './site-documents'

/** In bytes: what `validate` accepts at most, and a little more, so that its message is shown. */
export const MAX_UPLOAD = 30_000_000

/** The pictures that documents can name, in alphabetical order. */
export const listPictures = ({ site }: SiteDocuments): SitePicture[] =>
  [...site.images]
    .filter(([address]) => isImageAddress(address))
    .map(([address, info]) => ({
      address,
      ...(info?.width && { width: info.width }),
      ...(info?.height && { height: info.height }),
      ...(info?.fault && { fault: `${info.fault.what}. ${info.fault.hint}` }),
    }))
    .sort((a, b) => (a.address < b.address ? -1 : 1))

/**
 * Adds a picture to public/images, if `validate` would have nothing against it. One that is there already is not added again.
 * @param name of the file that was chosen: "Van at work.JPG" becomes van-at-work.jpg
 */
export async function uploadPicture(
  name: string,
  bytes: Buffer,
  editor: Editor,
  documents: SiteDocuments,
): Promise<UploadAnswer> {
  const extension = extname(name).toLowerCase().replace('.jpeg', '.jpg')
  const stem = slug(name.replace(/^.*[/\\]/, '').slice(0, -extname(name).length || undefined)) || 'picture'
  const info = imageInfo(`${stem}${extension}`, contentOf(bytes))
  if (info?.fault) return { status: 'refused', message: `${name} ${info.fault.what}.`, hint: info.fault.hint }
  if (!isImageAddress(`/images/${stem}${extension}`))
    return {
      status: 'refused',
      message: `${name} is not a picture.`,
      hint: 'Pictures must be JPG, PNG, WebP, AVIF or SVG.',
    }
  const { publicFolder } = documents.site
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? '' : `-${number}`}${extension}`
    const path = join(publicFolder, 'images', file)
    assertNoLinks(path, publicFolder)
    const isTaken = existsSync(path)
    if (isTaken && !readFileSync(path).equals(bytes)) continue
    if (!isTaken) await editor.addPicture(path, bytes)
    const size = info?.width ? { width: info.width, ...(info.height && { height: info.height }) } : {}
    return {
      status: 'written',
      picture: { address: `/images/${file}`, ...size },
      history: editor.history.state,
    }
  }
}
