/** What an example of a page writes in its own way, as it stands in the file. */
interface PageParts {
  title?: string
  description?: string
  /** A member more, with its name: '"aliases": ["/start"]'. */
  more?: string
  /** The text of its only section, without quotes. */
  body?: string
}

/** The smallest page that breaks no rule, but for the parts that an example is about. */
export function pageExample({
  title = '"A page"',
  description = '"What it says, in a sentence that is neither too short nor too long."',
  more,
  body = 'Text.',
}: PageParts = {}): string {
  const sections = `[{ "type": "prose", "title": "Words", "body": "${body}", "level": 1 }]`
  const members = [`"title": ${title}`, `"description": ${description}`, more, `"sections": ${sections}`]
  return `{\n${members.flatMap((member) => (member ? `  ${member}` : [])).join(',\n')}\n}`
}

/** The same of site.json. */
interface SiteParts {
  email?: string
  hours?: string
}

/** A small site.json, but for the parts that an example is about. */
export function siteFileExample({
  email = '"hello@acme.example"',
  hours = '{ "text": "Always", "opens": "08:00" }',
}: SiteParts = {}): string {
  return `{
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
}
