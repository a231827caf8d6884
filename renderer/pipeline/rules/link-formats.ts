import { problemOf } from '../problems/problem-of'
import { didYouMean } from '../problems/suggest'
import { markedSection, markedSite } from './examples'
import type { DocumentRule, FormatRule } from './rule'

const LINK = /^(\/(?!\/)[^\s]*|#[^\s#]*|https:\/\/[^\s/]+\.[^\s]+|tel:\+?[\d\s().-]{3,}|mailto:[^\s@]+@[^\s@]+)$/

/** A rule for fields that hold a link, and for the links of Markdown texts, which no schema can see. */
export const invalidLink: FormatRule & DocumentRule = {
  name: 'invalid-link',
  severity: 'error',
  asks: 'A link leads to a page, a place on one, an https address, a telephone number or an e-mail address.',
  why: 'Others lead nowhere, are insecure, or run as a script in the visitor’s browser.',
  mend: 'Write /contactus, #quote, https://example.com, tel:+18025550100 or mailto:hello@example.com.',
  example: markedSection(
    `{
  "type": "banner",
  "title": "Shall we come by?",
  "buttons": [{ "label": "Ask us", "href": «"www.acme.example"» }]
}`,
    '"https://www.acme.example"',
  ),
  format: 'link',
  must: 'a link: /path, #place, https://…, tel:… or mailto:…',
  test: (text) => LINK.test(text),
  checkDocument: ({ texts, likely }) =>
    texts.flatMap(({ format, links, origin }) => {
      const wrong = format === 'markdown' ? links.filter((link) => !LINK.test(link)) : []
      return wrong.map((link) => {
        const what = `has a link to ${JSON.stringify(link)}, which must be ${invalidLink.must}`
        return problemOf(invalidLink, origin, { what, hint: didYouMean(link, likely('link')) }, { part: link })
      })
    }),
}

export const invalidAddress: FormatRule = {
  name: 'invalid-address',
  severity: 'error',
  asks: 'An address of another site starts with https:// and has no slash at its end.',
  why: 'Without https:// a browser looks for it on this site, and the page would load insecurely; a slash at the end would be doubled.',
  mend: 'Copy the address from the browser’s address bar, and take away the slash at its end.',
  example: markedSite(
    '"social": [{ "network": "yelp", "href": «"yelp.com/biz/acme"» }]',
    '"https://yelp.com/biz/acme"',
  ),
  format: 'https',
  must: 'an address that starts with https://, without a slash at the end',
  test: (text) => /^https:\/\/[^\s/]+(\/[^\s]*[^\s/])?$/.test(text),
}

export const invalidHost: FormatRule = {
  name: 'invalid-host',
  severity: 'error',
  asks: 'An allowed host is written as its name alone.',
  why: 'Browsers are told this name: with a path or https:// they would allow nothing.',
  mend: 'Take away what stands before and behind the name.',
  example: markedSite('"embeds": { "allowedHosts": [«"https://forms.example.com/"»] }', '"forms.example.com"'),
  format: 'host',
  must: 'a host name such as forms.example.com',
  test: (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text),
}
