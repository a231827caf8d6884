import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ownPublicFolder } from '../../documents/files'
import { didYouMean } from '../../problems/suggest'
import { isImageAddress } from '../../rules/values/formats'
import type { LoadedSite } from '../../site/site'
import { ChangeError } from '../edit'
import { planChange } from '../plan-change'
import { describeOrigins } from './describe-origins'
import type { Renaming } from './renaming'
import { rewriteTexts } from './rewrite-texts'

/**
 * Gives a picture of public/images another name, in every document that shows it too.
 * @throws ChangeError if there is no such picture, or the new name is taken or not valid
 */
export function renameImage(site: LoadedSite, from: string, to: string): Renaming {
  const [address, newAddress] = [imageAddress(from), imageAddress(to)]
  if (!existsSync(ownPublicFolder(site.folder)))
    throw new ChangeError(
      `${site.folder} has no public/ next to it, and shows the pictures of another site. Name the site that has them with --site.`,
    )
  if (!site.images.has(address))
    throw new ChangeError(
      `there is no picture ${address}. ${didYouMean(address, site.images.keys(), 'A picture is named like /images/truck.jpg.')}`,
    )
  assertNewAddress(site, address, newAddress)
  const { patches, composed } = rewriteTexts(site, ({ format, text }) =>
    ['image', 'variable'].includes(format) && text === address ? newAddress : text,
  )
  if (composed.length > 0)
    throw new ChangeError(
      `${address} is named with variables at ${describeOrigins(composed)}. Write its whole name there first.`,
    )
  return {
    edits: planChange(patches, site),
    moves: [{ from: fileOf(site, address), to: fileOf(site, newAddress) }],
    notes: [],
  }
}

/** @throws ChangeError if a picture can't have this address */
function assertNewAddress(site: LoadedSite, address: string, newAddress: string): void {
  if (!isImageAddress(newAddress) || newAddress.split('/').some((step) => step.startsWith('.')))
    throw new ChangeError(`${newAddress} can’t be the address of a picture. Write one like /images/truck.jpg.`)
  if (kindOf(address) !== kindOf(newAddress))
    throw new ChangeError(
      `another name doesn’t make ${address} a picture of another kind. Write a name that ends in ${extname(address)}.`,
    )
  if (site.images.has(newAddress) || existsSync(fileOf(site, newAddress)))
    throw new ChangeError(`${newAddress} exists already. Choose another name, or delete that picture first.`)
}

/** "/images/Truck.JPEG" is a ".jpg". */
const kindOf = (address: string): string => extname(address).toLowerCase().replace('.jpeg', '.jpg')

/** The address of a picture by what people may write: "public/images/truck.jpg" or "truck.jpg". */
const imageAddress = (written: string): string =>
  `/images/${written.replaceAll('\\', '/').replace(/^(?:\/|\.\/)?(?:public\/)?(?:images\/)?/, '')}`

/** The file of a picture, as people read it. */
const fileOf = (site: LoadedSite, address: string): string => join(ownPublicFolder(site.folder), address)
