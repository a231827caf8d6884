import type { Example } from './rule'

type Beside = Example['beside']

/** An example of two pages that differ from the smallest one in these parts. */
export const pageExample = (wrong: PageParts, right: PageParts, beside: Beside = {}): Example => ({
  of: 'page',
  wrong: pageText(wrong),
  right: pageText(right),
  beside,
})

/** An example of two sections that differ from the smallest one in these parts. */
export const proseExample = (wrong: ProseParts, right: ProseParts = {}): Example => ({
  of: 'section',
  wrong: proseText(wrong),
  right: proseText(right),
})

/** An example whose right text has these words in place of the marked ones. */
const markedExample = (of: Example['of'], wrong: string, words: string, beside: Beside = {}): Example => ({
  of,
  wrong,
  right: wrong.replace(/«[^«»]*»/, () => words),
  beside,
})

/** The same for a page that differs from the smallest one in these parts. */
export const markedPage = (wrong: PageParts, words: string, beside?: Beside): Example =>
  markedExample('page', pageText(wrong), words, beside)

export const markedSection = (wrong: string, words: string, beside?: Beside): Example =>
  markedExample('section', wrong, words, beside)

export const markedSite = (wrong: string, words: string): Example => markedExample('site', `  ${wrong}`, words)

/** The parts of a section or page, as they stand in the file: texts with their quotes, except for the body. */
interface ProseParts {
  title?: string
  body?: string
  /** Another member: '"aliases": ["/start"]'. */
  more?: string
}

interface PageParts extends ProseParts {
  description?: string
  /** The title of the first section. */
  heading?: string
  /** A second section. */
  second?: string
}

/** The smallest section, with these parts. */
export const proseText = ({ title = '"Words"', body = 'Text.', more }: ProseParts = {}) =>
  `{ "type": "prose", "title": ${title}, "body": "${body}"${more ? `, ${more}` : ''} }`

/** A section with these members, one per line. */
export const sectionText = (type: string, ...members: string[]) =>
  `{\n${[`"type": "${type}"`, ...members].map((member) => `  ${member}`).join(',\n')}\n}`

/** The smallest page that breaks no rule, with these parts. */
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

/** Another page that an example needs. */
export const otherPage = (title: string, body: string, more: object = {}) => ({
  title,
  description: `${title}: all that there is to say of it, in a sentence of its own.`,
  sections: [{ type: 'prose', title, body, level: 1 }],
  ...more,
})

/** The smallest site.json. */
export const SITE_FILE = `{
  "name": "Acme",
  "url": "https://acme.example",
  "phone": "(802) 555-0100",
  "email": "hello@acme.example",
  "address": { "street": "1 Main Street", "town": "Stowe", "state": "VT", "zip": "05672" },
  "hours": { "text": "Always" },
  "logo": {
    "light": { "src": "/images/logo-mark.svg", "alt": "Mark" },
    "dark": { "src": "/images/logo-mark.svg", "alt": "Mark" }
  },
  "navigation": [{ "label": "Home", "href": "/" }],
  "footer": { "text": "Acme", "copyright": "©" }
}`
