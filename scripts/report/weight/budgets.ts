const KB = 1024

/**
 * What a page may weigh with its styles, gzip, in bytes: what a server sends in two round trips (14 KB in the first, twice as
 * much in the second), with room for pages that hold more.
 */
export const PAGE_BUDGET = 24 * KB

/** What the script of a page and all that it imports at once may weigh, gzip, in bytes: it loads the rest when it is needed. */
export const SCRIPT_BUDGET = 3 * KB
