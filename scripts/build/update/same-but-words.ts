import { isDeepStrictEqual } from 'node:util'
import type { PageRecord } from '../../../renderer/pipeline/inspect/page-record'

/**
 * Whether two records of a page differ only in the words that it says: all else that other pages depend on is the same.
 * Nothing may be wrong with the page.
 */
export const isSameButWords = (before: PageRecord, now: PageRecord): boolean =>
  isDeepStrictEqual(allButWords(before), allButWords(now))

/** What is not left out here is compared, whatever records may hold one day. */
function allButWords(record: PageRecord): unknown {
  const { city, ...facts } = record.facts ?? {}
  const words = {
    hash: undefined,
    found: undefined,
    ...facts,
    city: city && { ...city, own: undefined, sayings: undefined },
  }
  // as plain data, like what was remembered: without properties that are undefined
  return JSON.parse(JSON.stringify({ ...record, facts: undefined, ...words }))
}
