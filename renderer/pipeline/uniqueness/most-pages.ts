/**
 * A shingle that stands on more pages is common: only the first pages are counted for it, else the sentence of ten
 * thousand copies would take a hundred million steps. A smaller site has no common shingles, and its nearest pages are
 * exact. In a larger one a page may be told of another twin than the nearest, but is never taken for unlike all: how much
 * of it is its own is counted exactly.
 */
export const MOST_PAGES = 32
