import { problemOf } from '../../problems/problem-of'
import type { FormatRule, SiteRule } from '../rule'

const ROUTE = /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/

/** A rule for the addresses that documents give, and for those that the names of their files make. */
export const invalidRoute: FormatRule & SiteRule = {
  name: 'invalid-route',
  severity: 'error',
  asks: 'An address of the site holds small letters, digits, hyphens and slashes only.',
  why: 'Spaces and capital letters are told wrongly on the telephone, and not every server finds them.',
  mend: 'Write it like /our-prices; a page’s address is mended by renaming its file.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "aliases": [«"/Old Page"»],
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "aliases": ["/old-page"],
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  format: 'route',
  must: 'a route such as /old-name: small letters, digits, hyphens',
  test: (text) => ROUTE.test(text),
  checkSite: ({ sources }) =>
    sources.pages
      .filter(({ route, document }) => !document.broken && !ROUTE.test(route))
      .map(({ route, document }) => {
        const what = `has a file name that makes the address ${route}`
        const hint = 'Rename the file: small letters, digits and hyphens only.'
        return problemOf(invalidRoute, { document, path: [] }, { what, hint }, 'beginning')
      }),
}
