import { join, resolve } from 'node:path'
import { nodeOf } from '../../documents/document'
import { type Fault, ownPublicFolder } from '../../documents/files'
import { isRecord, valueAt } from '../../documents/json-tree'
import { hasHostOf, parseWebAddress } from '../../documents/web-addresses'
import { listOf, positionAt } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import { SITE_FILE, markedSite, pageExample } from '../definition/examples'
import { isImageAddress } from '../values/formats'
import { type SiteView, errors, warnings } from '../definition/rule'
import { describeOwner } from './addresses'

const FORM_PROVIDER = ['embeds', 'quoteForm', 'provider']

/** Hosts that are never public: https://www.rfc-editor.org/rfc/rfc2606 */
const NOT_PUBLIC = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^(127\.|\[::1\])/

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert("hello")</script></svg>'

export const FILE_RULES = [
  ...errors({
    'stray-file': {
      asks: 'A site’s folder contains site.json, and .json files in pages/ and shared/. This folder and public/ contain regular files, and no links to anything outside.',
      why: 'A page that is saved under another name or in another folder is silently missing from the site; a link could publish something private.',
      fix: 'Rename or move the file. Replace a link with a copy.',
      example: {
        ...pageExample({}, {}),
        wrongFiles: { 'shared/prices.json.txt': '{ "type": "prose", "title": "Prices", "body": "Ask us." }' },
      },
      checkSite: ({ site: { strays } }) => strays.map(({ file, fault }) => ({ file, where: 'The file', ...fault })),
    },
    'broken-picture': {
      asks: 'A picture can be opened, has the format that its name says, and has at most 25 MB and 40 million pixels. A drawing has a size, contains no code and loads nothing from elsewhere.',
      why: 'Visitors would see a hole in the page. A drawing is a document: code in it could act in a visitor’s name.',
      fix: 'Export the picture again as JPG, PNG, WebP or AVIF, or a drawing as plain SVG. A phone photo that ends in .heic must be saved as JPG.',
      example: {
        ...pageExample({ more: '"image": "/images/van.svg"' }, { more: '"image": "/images/og-image.png"' }),
        wrongFiles: { 'public/images/van.svg': DRAWING },
      },
      checkSite: (view) => [
        ...view.site.brokenDrawings.map(({ file, fault }) => ({ file, where: 'The drawing', ...fault })),
        ...[...view.site.images].flatMap(([address, { fault } = {}]) =>
          fault ? { file: pictureFile(view, address), where: 'The picture', ...withPlaces(fault, address, view) } : [],
        ),
      ],
    },
    'missing-site': {
      asks: 'A site’s folder contains site.json.',
      why: 'It says whose site it is: every page shows the business’s name, and most show its phone number.',
      fix: 'Copy the site.json of a site that works, and change its values.',
      example: { of: 'site.json', wrong: '', right: SITE_FILE },
      checkSite: ({ site: { folder, document } }) => {
        if (document) return []
        const what = 'must have a site.json file with the name, phone number and address of the business'
        return [{ file: `${folder}/site.json`, where: 'The site', what }]
      },
    },
    'host-not-allowed': {
      asks: 'A page from another host is shown in a frame only if embeds.allowedHosts lists the host.',
      why: 'Browsers allow only the hosts on this list, so that nobody else’s page can ever appear on the site.',
      fix: 'If you trust the host, add it to allowedHosts.',
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
        // the list may be there under a misspelled name
        const hasErrors = earlier.some(({ file, pointer }) => file === document?.file && pointer.startsWith('/embeds'))
        if (!document || hasErrors || !isRecord(embeds)) return []
        const allowedHosts = (embeds.allowedHosts ?? []) as string[]
        const { quoteForm, financing } = embeds
        const frames = { ...(isRecord(quoteForm) && quoteForm.provider === 'frame' ? { quoteForm } : {}), financing }
        return Object.entries(frames).flatMap(([name, frame]) => {
          const address = isRecord(frame) ? parseWebAddress(String(frame.url)) : undefined
          if (!address || hasHostOf(address, allowedHosts)) return []
          const { hostname: host } = address
          const what = `shows a page from ${host}, which isn’t in embeds.allowedHosts`
          const hint = didYouMean(host, allowedHosts, `If you trust it, add "${host}" to allowedHosts.`)
          return { origin: { document, path: ['embeds', name, 'url'] }, what, hint, mark: { part: host } }
        })
      },
    },
    'unsent-form': {
      asks: 'A site at a real address doesn’t show the sample form.',
      why: 'Visitors would describe their problem, read that it was sent, and wait for a call that never comes.',
      fix: 'Name your form’s provider and its id. Or write "none", which shows the phone number instead, or add "demonstration": true to site.json.',
      example: markedSite(
        '"url": "https://bakery.your-domain",\n  "embeds": { "quoteForm": { "provider": «"sample"» } }',
        '"jotform", "id": "240123"',
      ),
      checkSite: ({ site: { document, data } }) => {
        const host = publicHost(data)
        if (!document || !host || valueAt(data, FORM_PROVIDER) !== 'sample') return []
        const what = `is the sample form, but this is the site of ${host}: nobody would receive what visitors send`
        return [{ origin: { document, path: FORM_PROVIDER }, what }]
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
        if (!document || data.demonstration || publicHost(data) || valueAt(data, FORM_PROVIDER) !== 'sample') return []
        const what = 'is the sample form: nobody receives what visitors send'
        return [{ origin: { document, path: FORM_PROVIDER }, what }]
      },
    },
    'file-clash': {
      asks: 'No file in public/ has the address of a page, an alias or a redirect.',
      why: 'An address can show only one thing, and it depends on the host which of the two it shows.',
      fix: 'Rename it, or delete it if it isn’t needed.',
      example: pageExample(
        { more: '"aliases": ["/offers"]' },
        { more: '"aliases": ["/our-offers"]' },
        { 'public/offers.html': '<p>Offers</p>' },
      ),
      checkSite: ({ site: { folder, publicFiles }, addresses: { byRoute, patterns, all } }) =>
        publicFiles.flatMap((file) => {
          const wildcard = patterns.find(({ isWildcard, path }) => isWildcard && file.startsWith(path))
          const exactOwner = byRoute.get(addressOf(file)) ?? byRoute.get(file)
          const owner = exactOwner ?? all.find(({ redirect }) => wildcard && redirect === wildcard.redirect)
          if (!owner) return []
          const what = `has the address ${exactOwner?.route ?? file}, which is already taken by ${describeOwner(owner)}`
          return { file: publicFile(folder, file), where: 'The file', what }
        }),
    },
    'unused-image': {
      asks: 'Every picture in public/images is used in a document.',
      why: 'Unused pictures aren’t published, and the next author can’t tell whether they are still needed.',
      fix: 'Show it on a page, or delete the file.',
      example: pageExample({}, { more: '"image": "/images/og-image.png"' }, { 'public/images/og-image.png': '' }),
      // only documents name pictures: components name none, and links lead to pages
      checkSite: ({ site: { folder, publicFiles }, namedImages }) =>
        publicFiles
          .filter((file) => isImageAddress(file) && !namedImages.has(file))
          .map((file) => ({
            file: publicFile(folder, file),
            where: 'The picture',
            what: 'isn’t used in any document',
          })),
    },
  }),
]

/** The host of a site that visitors may take for real; undefined if the site has none, or is a demonstration. */
function publicHost({ url, demonstration }: Record<string, unknown>): string | undefined {
  const host = parseWebAddress(String(url))?.hostname ?? ''
  return demonstration || NOT_PUBLIC.test(host) ? undefined : host
}

/** The address at which hosts show a file: "/plano" for "/plano.html" and "/plano/index.html". */
const addressOf = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/'

/** The path of a file in public/, by its address: "/images/truck.jpg". */
const publicFile = (folder: string, address: string) => join(ownPublicFolder(folder), address)

/** The path of a picture as people know it, in the site's own public folder or in the project's. */
function pictureFile({ site: { folder, publicFolder } }: SiteView, address: string): string {
  const siteFolder = ownPublicFolder(folder)
  return join(resolve(siteFolder) === publicFolder ? siteFolder : 'public', address)
}

/** How many of the pages that name a picture a message lists. */
const MAX_PAGES = 3

/** The fault of a picture, with the places in documents that name the picture. */
function withPlaces({ what, hint }: Fault, address: string, { pages, ownTexts, textsOn }: SiteView): Fault {
  const pagesWithPicture = pages.filter(({ images }) => images.includes(address))
  const texts = [...ownTexts, ...pagesWithPicture.slice(0, MAX_PAGES).flatMap(({ file }) => textsOn(file))]
  const places = texts
    .filter(({ format, text }) => format === 'image' && text === address)
    .map(({ origin }) => `${origin.document.file}:${positionAt(origin.document.text, nodeOf(origin).offset).line}`)
  const moreCount = pagesWithPicture.length - MAX_PAGES
  const allPlaces = listOf([...new Set(places), ...(moreCount > 0 ? [`${moreCount} more`] : [])])
  return { what, hint: allPlaces ? `${hint} It is used in ${allPlaces}.` : hint }
}
