import { join } from 'node:path'
import type { Problem } from '../problem'
import { invalidImage } from './pictures'
import { describeOwner } from './routes'
import { pageExample } from './examples'
import type { Rule, SiteRule } from './rule'

export const fileClash: SiteRule = {
  name: 'file-clash',
  severity: 'warning',
  asks: 'No file of public/ has the address of a page, an alias or a redirect.',
  why: 'Only one thing can be shown at an address, and it depends on the host which of the two it is.',
  mend: 'Rename the file or the page, or delete the one that is not needed.',
  example: pageExample(
    { more: '"aliases": ["/offers"]' },
    { more: '"aliases": ["/our-offers"]' },
    { 'public/offers.html': '<p>Offers</p>' },
  ),
  checkSite: ({ site: { folder, publicFiles }, addresses: { byRoute } }) =>
    publicFiles.flatMap((file) => {
      const owner = byRoute.get(addressOf(file))
      if (!owner) return []
      const what = `has the address ${owner.route}, which is taken by ${describeOwner(owner)}`
      const hint = 'Rename it, or delete it if it is not needed.'
      return [fileProblem(fileClash, publicFile(folder, file), { where: 'The file', what, hint })]
    }),
}

/** The address at which hosts show a file: "/plano.html" and "/plano/index.html" are "/plano". */
const addressOf = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/'

export const unusedImage: SiteRule = {
  name: 'unused-image',
  severity: 'warning',
  asks: 'Every picture of public/images is named by a document.',
  why: 'Pictures that nobody names are not published; the next author can’t tell whether they are still needed.',
  mend: 'Show the picture on a page, or delete its file.',
  example: pageExample({}, { more: '"image": "/images/og-image.png"' }, { 'public/images/og-image.png': '' }),
  // a picture is published only where a document names it: components name none, and links lead to pages only
  checkSite: ({ site: { folder, publicFiles }, namedImages }) =>
    publicFiles
      .filter((file) => invalidImage.test(file) && !namedImages.has(file))
      .map((file) => {
        const about = { where: 'The picture', what: 'is named by no document' }
        const hint = 'Show it on a page, or delete the file.'
        return fileProblem(unusedImage, publicFile(folder, file), { ...about, hint })
      }),
}

/** The file of public/, which stands beside the site's folder, that has an address: "/images/truck.jpg". */
const publicFile = (folder: string, address: string) => join(folder, '..', 'public', address)

/** A problem of a file that is no document, or is missing: it has no text in which a place could be marked. */
export function fileProblem(
  { name, severity }: Rule,
  file: string,
  about: Pick<Problem, 'where' | 'what' | 'hint'>,
): Problem {
  return { severity, rule: name, file, start: 0, end: 0, pointer: '', ...about }
}
