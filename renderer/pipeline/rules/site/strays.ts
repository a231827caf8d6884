import { join, resolve } from 'node:path'
import { nodeOf } from '../../documents/document'
import { type Fault, ownPublicFolder } from '../../documents/files'
import { listOf, positionAt } from '../../problems/problem'
import { pageExample } from '../examples'
import { type SiteView, errors } from '../rule'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert("hello")</script></svg>'

export const STRAY_RULES = errors({
  'stray-file': {
    asks: 'A site’s folder holds site.json, and .json files in pages/ and shared/. It and public/ hold plain files, and links to nothing outside.',
    why: 'A page that is saved under another name, or in another folder, is missing from the site without a word; a link could publish what is nobody’s business.',
    fix: 'Rename or move the file; put a copy in place of a link.',
    example: {
      ...pageExample({}, {}),
      wrongBeside: { 'shared/prices.json.txt': '{ "type": "prose", "title": "Prices", "body": "Ask us." }' },
    },
    checkSite: ({ site: { strays } }) => strays.map(({ file, fault }) => ({ file, where: 'The file', ...fault })),
  },
  'broken-picture': {
    asks: 'A picture can be opened, is what its name says, and has at most 25 MB and 40 million pixels. A drawing holds no code and loads nothing from elsewhere.',
    why: 'Visitors would see a hole in its place. A drawing is a document: with code in it, somebody else could act in a visitor’s name.',
    fix: 'Export the picture again as JPG, PNG, WebP or AVIF, a drawing as plain SVG. A photo of a telephone that ends in .heic must be saved as JPG.',
    example: {
      ...pageExample({ more: '"image": "/images/van.svg"' }, { more: '"image": "/images/og-image.png"' }),
      wrongBeside: { 'public/images/van.svg': DRAWING },
    },
    checkSite: (view) =>
      [...view.site.images].flatMap(([address, { fault } = {}]) =>
        fault ? { file: pictureFile(view, address), where: 'The picture', ...withPlaces(fault, address, view) } : [],
      ),
  },
})

/** The path of a picture as people read it, in the site's own public folder or in the project's. */
function pictureFile({ site: { folder, publicFolder } }: SiteView, address: string): string {
  const own = ownPublicFolder(folder)
  return join(resolve(own) === publicFolder ? own : 'public', address)
}

/** Of how many pages the places of a picture are told. */
const MAX_PAGES = 3

/** What is wrong with a picture, and where documents name it. */
function withPlaces({ what, hint }: Fault, address: string, { pages, ownTexts, textsOn }: SiteView): Fault {
  const naming = pages.filter(({ images }) => images.includes(address))
  const texts = [...ownTexts, ...naming.slice(0, MAX_PAGES).flatMap(({ file }) => textsOn(file))]
  const places = texts
    .filter(({ format, text }) => format === 'image' && text === address)
    .map(({ origin }) => `${origin.document.file}:${positionAt(origin.document.text, nodeOf(origin).offset).line}`)
  const more = naming.length > MAX_PAGES ? [`${naming.length - MAX_PAGES} more`] : []
  const named = listOf([...new Set(places), ...more])
  return { what, hint: named ? `${hint} It is named in ${named}.` : hint }
}
