/** The address of a site's Atom feed, which exists if a page of the site is an article. */
export const FEED = '/feed.xml'

/** What a feed says of an article, as plain data. */
export interface FeedArticle {
  title: string
  /** The day on which it was published: "2026-04-01". */
  date: string
  /** The day of its last change. */
  updated: string
  author: string
  summary?: string
}
