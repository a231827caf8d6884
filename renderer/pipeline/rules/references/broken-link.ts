import type { SourceDocument } from '../../documents/document'
import { isRecord } from '../../documents/is-record'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import { didYouMean } from '../../problems/suggest'
import type { WholeSite } from '../../inspect/whole-site'
import type { SiteRule } from '../rule'
import { targetsOf } from './targets'

export const brokenLink: SiteRule = {
  name: 'broken-link',
  severity: 'error',
  asks: 'A link within the site leads to an address that a page, an alias or a redirect answers.',
  why: 'Visitors and search engines would come to the page for unknown addresses.',
  mend: 'Correct the link, or add the page; for a page that has moved, add its old address to "aliases".',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", "title": "More", "body": "Back to the [start](«/strat»)." }',
    right: '{ "type": "prose", "title": "More", "body": "Back to the [start](/)." }',
  },
  checkSite: (site) => {
    // without its redirects, or with one that can't be read, nobody knows what the site answers
    if (!isRecord(site.sources.site?.value) || site.earlier.some(isLostAddress)) return []
    const targets = targetsOf(site)
    const unsure = documentsWithErrors(site)
    return site.links
      .filter(({ route }) => route && !targets.has(route) && !unsure.some((document) => mayAnswer(document, route)))
      .map(({ source, link, route }) => {
        const what = `leads to ${route}, which no page answers`
        const hint = didYouMean(route, targets.keys(), 'Add the page, or change the link.')
        return problemOf(brokenLink, source.origin, { what, hint }, { part: link })
      })
  },
}

/** True of an error that leaves an address of the site unknown. */
const isLostAddress = ({ pointer }: Problem) => /^\/(redirects|aliases)(\/\d+(\/from)?)?$/.test(pointer)

/** The documents that can give the site addresses, and hold errors. */
function documentsWithErrors({ sources, earlier }: WholeSite): SourceDocument[] {
  const files = new Set(earlier.map(({ file }) => file))
  const documents = [...sources.pages.map(({ document }) => document), ...(sources.site ? [sources.site] : [])]
  return documents.filter(({ file }) => files.has(file))
}

/** Whether a document names an address in another place than a link: when it is mended, it may answer there. */
function mayAnswer({ text }: SourceDocument, route: string): boolean {
  const quoted = JSON.stringify(route)
  for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1)) {
    if (!/"(href|to)"\s*:\s*$/.test(text.slice(Math.max(0, at - 40), at))) return true
  }
  return false
}
