/** The parts of a small site.json that examples write in other ways, as they stand in the file. */
interface Parts {
  email?: string
  hours?: string
}

/** A small site.json as an example of a rule shows it. What a rule's mistake is about can't be written beside the rest twice. */
export function siteFileExample({
  email = '"hello@acme.example"',
  hours = '{ "text": "Always", "opens": "08:00" }',
}: Parts = {}): string {
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
