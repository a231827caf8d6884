import type { FormatRule } from '../rule'

export const invalidEmail: FormatRule = {
  name: 'invalid-email',
  severity: 'error',
  asks: 'An e-mail address is one that can be written to.',
  why: 'Visitors who click on it would write to nobody.',
  mend: 'Write it as name@example.com.',
  example: {
    of: 'site.json',
    wrong: `{
  "name": "Acme",
  "url": "https://acme.example",
  "phone": "(802) 555-0100",
  "email": «"hello at acme.example"»,
  "address": { "street": "1 Main Street", "town": "Stowe", "state": "VT", "zip": "05672" },
  "hours": { "text": "Always", "opens": "08:00" },
  "logo": {
    "light": { "src": "/images/logo-mark.svg", "alt": "Mark" },
    "dark": { "src": "/images/logo-mark.svg", "alt": "Mark" }
  },
  "navigation": [{ "label": "Home", "href": "/" }],
  "footer": { "text": "Acme", "copyright": "©" }
}`,
    right: `{
  "name": "Acme",
  "url": "https://acme.example",
  "phone": "(802) 555-0100",
  "email": "hello@acme.example",
  "address": { "street": "1 Main Street", "town": "Stowe", "state": "VT", "zip": "05672" },
  "hours": { "text": "Always", "opens": "08:00" },
  "logo": {
    "light": { "src": "/images/logo-mark.svg", "alt": "Mark" },
    "dark": { "src": "/images/logo-mark.svg", "alt": "Mark" }
  },
  "navigation": [{ "label": "Home", "href": "/" }],
  "footer": { "text": "Acme", "copyright": "©" }
}`,
  },
  format: 'email',
  must: 'an e-mail address',
  test: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
}
