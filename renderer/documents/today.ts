/**
 * The day on which documents are read. SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), in seconds,
 * sets another one, so that an old state of a site is checked and built as it was then.
 */
export function today(): Date {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH || NaN)
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date()
}
