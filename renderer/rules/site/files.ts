import { join, resolve } from 'node:path'
import { nodeOf } from '../../documents/document'
import { type Fault, ownPublicFolder } from '../../documents/files'
import { isRecord, valueAt } from '../../documents/json-tree'
import { listOf, positionAt } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import { SITE_FILE, markedSite, pageExample } from '../definition/examples'
import { isImageAddress, isWebAddress } from '../values/formats'
import { type SiteView, errors, warnings } from '../definition/rule'
import { describeOwner } from './addresses'

const PLACE = ['embeds', 'quoteForm', 'provider']

/** Hosts that nobody visits: https://www.rfc-editor.org/rfc/rfc2606 */
const NOT_PUBLIC = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^(127\.|\[::1\])/

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert("hello")</script></svg>'

export const FILE_RULES = [
  ...errors({
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
      asks: 'A picture can be opened, is what its name says, and has at most 25 MB and 40 million pixels. A drawing has a size, holds no code and loads nothing from elsewhere.',
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
    'missing-site': {
      asks: 'A site’s folder holds site.json.',
      why: 'It says whose site it is: every page shows the business’s name, and most its telephone number.',
      fix: 'Copy the site.json of a site that works and change its values.',
      example: { of: 'site.json', wrong: '', right: SITE_FILE },
      checkSite: ({ site: { folder, document } }) => {
        if (document) return []
        const what = 'must have a file site.json with the name, telephone number and address of the business'
        return [{ file: `${folder}/site.json`, where: 'The site', what }]
      },
    },
    'host-not-allowed': {
      asks: 'A page of another host is framed only when embeds.allowedHosts names the host.',
      why: 'The list is what browsers are told to allow, so that nobody else’s page can ever stand in the site.',
      fix: 'Add the host to allowedHosts, if you trust it.',
      example: {
        of: 'site',
        wrong: '  "embeds": { "quoteForm": { "provider": "frame", "url": "https://«forms.example.com»/quote" } }',
        right: `  "embeds": {
    "quoteForm": { "provider": "frame", "url": "https://forms.example.com/quote" },
    "allowedHosts": ["forms.example.com"]
  }`,
      },
      checkSite: ({ site: { document, data }, earlier }) => {
        const { embeds } = data
        // the list may exist under a misspelt name
        const isWrong = earlier.some(({ file, pointer }) => file === document?.file && pointer.startsWith('/embeds'))
        if (!document || isWrong || !isRecord(embeds)) return []
        const allowed = (embeds.allowedHosts ?? []) as string[]
        const { quoteForm, financing } = embeds
        const frames = { ...(isRecord(quoteForm) && quoteForm.provider === 'frame' ? { quoteForm } : {}), financing }
        return Object.entries(frames).flatMap(([name, frame]) => {
          const [, host] = (isRecord(frame) && /^https:\/\/([^/:?#]+)/.exec(String(frame.url))) || []
          if (!host || allowed.includes(host)) return []
          const what = `shows a page of ${host}, which is not among embeds.allowedHosts`
          const hint = didYouMean(host, allowed, `Add "${host}" to allowedHosts, if you trust it.`)
          return { origin: { document, path: ['embeds', name, 'url'] }, what, hint, mark: { part: host } }
        })
      },
    },
    'unsent-form': {
      asks: 'A site under a real address does not show the sample form.',
      why: 'Visitors would describe their trouble, read that it was sent, and wait for a call that never comes.',
      fix: 'Name your form’s provider and its id; or write "none", which shows the telephone number in its place; or say "demonstration": true in site.json.',
      example: markedSite(
        '"url": "https://bakery.your-domain",\n  "embeds": { "quoteForm": { "provider": «"sample"» } }',
        '"jotform", "id": "240123"',
      ),
      checkSite: ({ site: { document, data } }) => {
        const host = publicHost(data)
        if (!document || !host || valueAt(data, PLACE) !== 'sample') return []
        const what = `is the sample form, and this is the site of ${host}: visitors would write what nobody receives`
        return [{ origin: { document, path: PLACE }, what }]
      },
    },
  }),
  ...warnings({
    'sample-provider': {
      asks: 'The quote form is a real one.',
      why: 'The sample form shows how a form behaves, but nobody receives what visitors send.',
      fix: 'Name your form’s provider and its id before you publish the site.',
      example: markedSite('"embeds": { "quoteForm": { "provider": «"sample"» } }', '"jotform", "id": "240123"'),
      checkSite: ({ site: { document, data } }) => {
        if (!document || data.demonstration || publicHost(data) || valueAt(data, PLACE) !== 'sample') return []
        const what = 'is the sample form: nobody receives what visitors send'
        return [{ origin: { document, path: PLACE }, what }]
      },
    },
    'file-clash': {
      asks: 'No file of public/ has the address of a page, an alias or a redirect.',
      why: 'Only one thing can be shown at an address, and it depends on the host which of the two it is.',
      fix: 'Rename it, or delete it if it is not needed.',
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
          return { file: publicFile(folder, file), where: 'The file', what }
        }),
    },
    'unused-image': {
      asks: 'Every picture of public/images is named by a document.',
      why: 'Pictures that nobody names are not published; the next author can’t tell whether they are still needed.',
      fix: 'Show it on a page, or delete the file.',
      example: pageExample({}, { more: '"image": "/images/og-image.png"' }, { 'public/images/og-image.png': '' }),
      // only documents name pictures: components name none, and links lead to pages
      checkSite: ({ site: { folder, publicFiles }, namedImages }) =>
        publicFiles
          .filter((file) => isImageAddress(file) && !namedImages.has(file))
          .map((file) => ({
            file: publicFile(folder, file),
            where: 'The picture',
            what: 'is named by no document',
          })),
    },
  }),
]

/** The host of a site that people may visit and take for real. */
function publicHost({ url, demonstration }: Record<string, unknown>): string | undefined {
  const host = isWebAddress(String(url)) ? new URL(String(url)).hostname : ''
  return demonstration || NOT_PUBLIC.test(host) ? undefined : host
}

/** The address at which hosts show a file: "/plano.html" and "/plano/index.html" are "/plano". */
const addressOf = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/'

/** The path of a file of public/ by its address: "/images/truck.jpg". */
const publicFile = (folder: string, address: string) => join(ownPublicFolder(folder), address)

/** The path of a picture as people read it, in the site's own public folder or in the project's. */
function pictureFile({ site: { folder, publicFolder } }: SiteView, address: string): string {
  const own = ownPublicFolder(folder)
  return join(resolve(own) === publicFolder ? own : 'public', address)
}

/** How many of the pages that name a picture are listed. */
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
