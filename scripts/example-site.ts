import { type Images, contentOf, imageInfo } from '../renderer/pictures/pictures'
import { siteOf } from '../renderer/pipeline/load-site'
import { type OpenSite, openLoaded } from '../renderer/pipeline/open-site'
import type { Example } from '../renderer/rules/definition/rule'
import { ELECTRICIAN } from './fixtures'

const logo = { src: '/images/logo-mark.svg', alt: 'Mark' }

/** The smallest site that is valid. */
export const SMALLEST_SITE = {
  'site.json': {
    name: 'Acme',
    url: 'https://acme.example',
    phone: '(802) 555-0100',
    email: 'hello@acme.example',
    address: { street: '1 Main Street', town: 'Stowe', state: 'VT', zip: '05672' },
    hours: { text: 'Always' },
    logo: { light: logo, dark: logo },
    navigation: [{ label: 'Home', href: '/' }],
    footer: { text: 'Acme', copyright: '©' },
  },
  'pages/index.json': {
    title: 'A page',
    description: 'What it says, in a sentence that is neither too short nor too long.',
    sections: [{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }],
  },
}

/** A site that holds one of an example's two texts, as its files' texts by their path; marks and all. */
export function exampleTexts(
  { of, files: otherFiles = {}, wrongFiles, ...texts }: Example,
  which: 'wrong' | 'right',
): Map<string, string> {
  const text = texts[which]
  const write = (value: unknown) => JSON.stringify(value, null, 2)
  const { 'site.json': site, 'pages/index.json': page } = SMALLEST_SITE
  // members of site.json replace its own
  const isOther = ([name]: [string, unknown]) => !`\n${text}`.includes(`\n  "${name}":`)
  const rest = Object.fromEntries(Object.entries(site).filter(isOther))
  const own: Record<string, string> = {
    page: text,
    section: write({ ...page, sections: [...page.sections, 'here'] }).replace('"here"', () => text),
    site: write(rest).replace(/\n\}$/, () => `,\n${text}\n}`),
    'site.json': text,
  }
  const documents = { 'pages/index.json': page, 'site.json': site, ...otherFiles, ...(which === 'wrong' && wrongFiles) }
  const changed = of.startsWith('site') ? 'site.json' : 'pages/index.json'
  const entries: [string, unknown][] = Object.entries({ ...documents, [changed]: own[of] ?? '' })
  // of site.json as a whole, no text means that there is no such file
  const files = of === 'site.json' && text === '' ? entries.filter(([path]) => path !== of) : entries
  return new Map(files.map(([path, content]) => [path, typeof content === 'string' ? content : write(content)]))
}

/** Opens a site of these texts, with these pictures beside the electrician's. */
export function openTexts(texts: Map<string, string>, images: Images): OpenSite {
  const folder = 'site.config'
  const isPublic = (path: string) => path.startsWith('public/')
  const plain = [...texts].map(([path, text]) => [path, text.replaceAll(/[«»]/g, '')] as const)
  const documents = new Map(plain.filter(([path]) => !isPublic(path)))
  const ofPublic = plain
    .filter(([path]) => isPublic(path))
    .map(([path, text]) => [path.replace('public', ''), text] as const)
  const publicFiles = ofPublic.map(([path]) => path)
  // an empty text stands for a picture of the electrician's
  const own = ofPublic.filter(([path, text]) => path.startsWith('/images/') && text !== '')
  const infos = own.map(([path, text]) => [path, imageInfo(path, contentOf(Buffer.from(text)))] as const)
  const read = (file: string) => documents.get(file.slice(`${folder}/`.length)) ?? ''
  return openLoaded(
    siteOf(folder, [...documents.keys()], {
      publicFolder: ELECTRICIAN.public,
      images: new Map([...images, ...infos]),
      publicFiles,
      read,
    }),
  )
}
