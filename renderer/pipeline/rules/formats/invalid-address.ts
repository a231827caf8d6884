import type { FormatRule } from '../rule'

export const invalidAddress: FormatRule = {
  name: 'invalid-address',
  severity: 'error',
  asks: 'An address of another site starts with https:// and has no slash at its end.',
  why: 'Without https:// a browser looks for it on this site, and the page would load insecurely; a slash at the end would be doubled.',
  mend: 'Copy the address from the browser’s address bar, and take away the slash at its end.',
  example: {
    of: 'site',
    wrong: `  "social": [{ "network": "yelp", "href": «"yelp.com/biz/acme"» }]`,
    right: `  "social": [{ "network": "yelp", "href": "https://yelp.com/biz/acme" }]`,
  },
  format: 'https',
  must: 'an address that starts with https://, without a slash at the end',
  test: (text) => /^https:\/\/[^\s/]+(\/[^\s]*[^\s/])?$/.test(text),
}
