import { slug } from '../../sections/page/slug'
import { suggest } from '../problems/suggest'

/** An address that every host and browser takes: "/images/My van (1).JPG" is "/images/my-van-1.jpg"; undefined without letters. */
function plainAddress(address: string): string | undefined {
  const [, folder = '', name = '', extension = ''] = /^(.*\/)([^/]*)(\.\w+)$/.exec(address) ?? []
  const plainName = slug(name)
  const plainFolder = folder.split('/').map(slug).join('/')
  return plainName === '' ? undefined : `${plainFolder}${plainName}${extension.toLowerCase()}`
}

/**
 * What to do about a picture whose name can't be an address.
 * @param address as it is written: "/images/my van.jpg"
 * @param existing the addresses of the site's pictures
 */
export function pictureNameHint(address: string, existing: Iterable<string>): string | undefined {
  const written = address.replaceAll('%20', ' ')
  const plain = plainAddress(written)
  if (plain === undefined) return undefined
  const taken = new Set(existing)
  if (taken.has(plain) && !taken.has(written)) return suggest(plain)
  return `Rename the picture to ${freeAddress(plain, taken).replace(/^.*\//, '')}, in public/images and here.`
}

/** The address itself, or with a number if it is taken: "/images/my-van-2.jpg". */
function freeAddress(address: string, taken: ReadonlySet<string>): string {
  let free = address
  for (let number = 2; taken.has(free); number++) free = address.replace(/(?=\.\w+$)/, `-${number}`)
  return free
}

/**
 * What to do about a missing picture that is there under a name that looks the same or nearly so: "my-van.jpg" for "my van.jpg",
 * or "é" stored as one character for "é" stored as two.
 */
export function similarPictureHint(address: string, existing: Iterable<string>): string | undefined {
  for (const other of existing) {
    if (other.normalize('NFC') === address.normalize('NFC')) {
      const hint = pictureNameHint(other, [])
      return hint && `${hint} The names look the same, but their accents are stored in two ways.`
    }
    if (/[\s#?%\\]/.test(other) && plainAddress(other) === address)
      return `Rename public${other} to ${address.replace(/^.*\//, '')}.`
  }
  return undefined
}
