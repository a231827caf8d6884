const KB = 1024

/**
 * What a page may weigh with its styles, gzip, in bytes: about what a server sends in its first two round trips, so that
 * the page can be drawn.
 */
export const PAGE_BUDGET = 20 * KB

/** What the script of a page and all that it imports at once may weigh, gzip, in bytes: it loads the rest when it is needed. */
export const SCRIPT_BUDGET = 3 * KB
