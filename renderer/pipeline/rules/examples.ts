import type { Example } from './rule'

type Beside = Example['beside']

/** An example of pages that differ from the smallest one in these parts only. */
export const pageExample = (wrong: PageParts, right: PageParts, beside: Beside = {}): Example => ({
  of: 'page',
  wrong: pageText(wrong),
  right: pageText(right),
  beside,
})

/** An example of sections that differ from the smallest one in these parts only. */
export const proseExample = (wrong: ProseParts, right: ProseParts = {}): Example => ({
  of: 'section',
  wrong: proseText(wrong),
  right: proseText(right),
})

/** An example whose text is right with other words in place of those that are marked. */
export const markedExample = (of: Example['of'], wrong: string, words: string, beside: Beside = {}): Example => ({
  of,
  wrong,
  right: wrong.replace(/«.*»/s, () => words),
  beside,
})

/** The same of a page that differs from the smallest one in these parts only. */
export const markedPage = (wrong: PageParts, words: string, beside?: Beside): Example =>
  markedExample('page', pageText(wrong), words, beside)

/** The same of a section. */
export const markedSection = (wrong: string, words: string, beside?: Beside): Example =>
  markedExample('section', wrong, words, beside)

/** The same of a member of site.json. */
export const markedSite = (wrong: string, words: string): Example => markedExample('site', `  ${wrong}`, words)

/** What an example writes in its own way, as it stands in the file: texts with their quotes, but for the body. */
interface ProseParts {
  title?: string
  body?: string
  /** A member more, with its name: '"aliases": ["/start"]'. */
  more?: string
}

interface PageParts extends ProseParts {
  description?: string
  /** The title of the first section. */
  heading?: string
  /** A second section. */
  second?: string
}

/** The smallest section, but for the parts that an example is about. */
export const proseText = ({ title = '"Words"', body = 'Text.', more }: ProseParts = {}) =>
  `{ "type": "prose", "title": ${title}, "body": "${body}"${more ? `, ${more}` : ''} }`

/** The smallest page that breaks no rule, but for the parts that an example is about. */
export function pageText({
  title = '"A page"',
  description = '"What it says, in a sentence that is neither too short nor too long."',
  more,
  heading = '"Words"',
  body,
  second,
}: PageParts = {}): string {
  const first = proseText({ title: heading, more: '"level": 1', ...(body ? { body } : {}) })
  const sections = second ? `[\n    ${first},\n    ${second}\n  ]` : `[${first}]`
  const members = [`"title": ${title}`, `"description": ${description}`, more, `"sections": ${sections}`]
  return `{\n${members.flatMap((member) => (member ? `  ${member}` : [])).join(',\n')}\n}`
}

/** A page that an example needs beside its own. */
export const otherPage = (title: string, description: string, body: string, more: object = {}) => ({
  title,
  description,
  sections: [{ type: 'prose', title, body, level: 1 }],
  ...more,
})

/** A small site.json, but for the parts that an example is about. */
export const siteFileText = ({
  email = '"hello@acme.example"',
  hours = '{ "text": "Always", "opens": "08:00" }',
}: { email?: string; hours?: string } = {}): string => `{
  "name": "Acme",
  "url": "https://acme.example",
  "phone": "(802) 555-0100",
  "email": ${email},
  "address": { "street": "1 Main Street", "town": "Stowe", "state": "VT", "zip": "05672" },
  "hours": ${hours},
  "logo": {
    "light": { "src": "/images/logo-mark.svg", "alt": "Mark" },
    "dark": { "src": "/images/logo-mark.svg", "alt": "Mark" }
  },
  "navigation": [{ "label": "Home", "href": "/" }],
  "footer": { "text": "Acme", "copyright": "©" }
}`
