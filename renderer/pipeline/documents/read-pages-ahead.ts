import type { ParsedSite } from './parse-documents'
import { readAhead } from './read-ahead'

/**
 * Lets the system have the documents of a site's pages in memory before all are read, one after the other.
 * @param known what is known of pages already, by their places: their documents are not read
 */
export const readPagesAhead = (
  { routes, unread }: Pick<ParsedSite, 'routes' | 'unread'>,
  known: unknown[] = [],
): Promise<number> =>
  readAhead([...routes.keys()].flatMap((at) => (known[at] ? [] : [unread(at, false).document.file])))
