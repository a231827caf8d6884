import { linksIn } from '../../texts/internal-links'
import { problemOf } from '../../problems/problem-of'
import { didYouMean } from '../../problems/suggest'
import type { Problem } from '../../problem'
import type { Likely } from '../../texts/likely-texts'
import type { SiteText } from '../../texts/site-texts'
import type { FormatRule, DocumentRule } from '../rule'

const LINK = /^(\/(?!\/)[^\s]*|#[^\s#]*|https:\/\/[^\s/]+\.[^\s]+|tel:\+?[\d\s().-]{3,}|mailto:[^\s@]+@[^\s@]+)$/

/** A rule for fields that hold a link, and for the links of Markdown texts, which no schema can see. */
export const invalidLink: FormatRule & DocumentRule = {
  name: 'invalid-link',
  severity: 'error',
  asks: 'A link leads to a page, a place on one, an https address, a telephone number or an e-mail address.',
  why: 'Others lead nowhere, are insecure, or run as a script in the visitor’s browser.',
  mend: 'Write /contactus, #quote, https://example.com, tel:+18025550100 or mailto:hello@example.com.',
  example: {
    of: 'section',
    wrong: `{
  "type": "banner",
  "title": "Shall we come by?",
  "buttons": [{ "label": "Ask us", "href": «"www.acme.example"» }]
}`,
    right: `{
  "type": "banner",
  "title": "Shall we come by?",
  "buttons": [{ "label": "Ask us", "href": "https://www.acme.example" }]
}`,
  },
  format: 'link',
  must: 'a link: /path, #place, https://…, tel:… or mailto:…',
  test: (text) => LINK.test(text),
  checkDocument: ({ texts, likely }) => {
    const problems: Problem[] = []
    for (const source of texts) {
      if (source.format !== 'markdown') continue
      for (const link of linksIn(source)) if (!LINK.test(link)) problems.push(linkProblem(source, link, likely))
    }
    return problems
  },
}

function linkProblem(source: SiteText, link: string, likely: Likely): Problem {
  const what = `has a link to ${JSON.stringify(link)}, which must be ${invalidLink.must}`
  return problemOf(invalidLink, source.origin, { what, hint: didYouMean(link, likely('link')) }, { part: link })
}
