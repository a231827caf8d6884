import type { Example } from './rule'

/** An example of two pages, each the smallest page with other parts. */
export const pageExample = (wrong: PageParts, right: PageParts, files: Example['files'] = {}): Example => ({
  of: 'page',
  wrong: pageText(wrong),
  right: pageText(right),
  files,
})

/** An example of two sections, each the smallest section with other parts. */
export const proseExample = (wrong: ProseParts, right: ProseParts = {}): Example => ({
  of: 'section',
  wrong: proseText(wrong),
  right: proseText(right),
})

/** An example whose right text has a replacement for the marked piece. */
const markedExample = (
  of: Example['of'],
  wrong: string,
  replacement: string,
  files: Example['files'] = {},
): Example => ({
  of,
  wrong,
  right: wrong.replace(/«.*»/s, () => replacement),
  files,
})

/** The same for the smallest page with other parts. */
export const markedPage = (wrong: PageParts, replacement: string, files?: Example['files']): Example =>
  markedExample('page', pageText(wrong), replacement, files)

export const markedSection = (wrong: string, replacement: string, files?: Example['files']): Example =>
  markedExample('section', wrong, replacement, files)

export const markedSite = (wrong: string, replacement: string): Example =>
  markedExample('site', `  ${wrong}`, replacement)

/** The parts of a section or page as written in its file: texts with their quotes, except for the body. */
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
  const lines = members.filter(Boolean).map((member) => `  ${member}`)
  return `{\n${lines.join(',\n')}\n}`
}

export const otherPage = (title: string, body: string, more: object = {}) => ({
  title,
  description: `${title}: everything there is to know about it, in one sentence.`,
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
