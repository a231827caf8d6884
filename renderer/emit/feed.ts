import type { Site } from '../../schemas/types'
import { FEED, type FeedArticle } from '../../sections/page/feed'
import { absoluteUrl } from '../site/addresses'
import { pageLanguage } from '../site/languages'
import { type Listed, escapeMarkup, isListedAtOwnAddress } from './site-files'

/** How many articles a feed has: readers ask for it many times a day, and want what is new. */
const MAX_ENTRIES = 50

/** What a feed needs to know about a page. */
type FeedPage = Listed & { article?: FeedArticle }

/** The Atom feed of a site's articles, by the name of its file; nothing if no page that search engines may list is one. */
export function feedFiles(site: Site, pages: FeedPage[]): Record<string, string> {
  const listed = pages.filter((page) => isListedAtOwnAddress(page, site))
  const articles = listed.flatMap(({ route, article }) => (article ? [{ ...article, route }] : []))
  if (articles.length === 0) return {}
  // of one day, the order of their addresses: the same in every build
  articles.sort((a, b) => b.date.localeCompare(a.date) || a.route.localeCompare(b.route))
  return { [FEED.slice(1)]: atomFeed(site, articles.slice(0, MAX_ENTRIES)) }
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function atomFeed(site: Site, articles: (FeedArticle & { route: string })[]): string {
  const home = absoluteUrl('/', site)
  const updated =
    articles
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? ''
  const lines = [
    `<title>${escapeMarkup(site.name)}</title>`,
    `<id>${escapeMarkup(home)}</id>`,
    `<link href="${escapeMarkup(home)}"/>`,
    `<link rel="self" href="${escapeMarkup(absoluteUrl(FEED, site))}"/>`,
    `<updated>${instant(updated)}</updated>`,
    ...articles.map(atomEntry(site)),
  ]
  const language = escapeMarkup(site.language ?? 'en-US')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n${lines
    .map((line) => `  ${line}\n`)
    .join('')}</feed>\n`
}

const atomEntry =
  (site: Site) =>
  ({ route, title, date, updated, author, summary }: FeedArticle & { route: string }): string => {
    const address = escapeMarkup(absoluteUrl(route, site))
    const parts = [
      `<title>${escapeMarkup(title)}</title>`,
      `<id>${address}</id>`,
      `<link href="${address}"/>`,
      `<published>${instant(date)}</published>`,
      `<updated>${instant(updated)}</updated>`,
      `<author><name>${escapeMarkup(author)}</name></author>`,
      ...(summary ? [`<summary>${escapeMarkup(summary)}</summary>`] : []),
    ]
    const { code, path } = pageLanguage(route, site)
    return `<entry${path ? ` xml:lang="${escapeMarkup(code)}"` : ''}>${parts.join('')}</entry>`
  }

/** A day as Atom wants it: articles have no time of day. */
const instant = (day: string): string => `${day}T00:00:00Z`
