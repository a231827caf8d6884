import { originOf } from '../../resolve/origin'
import { problemOf } from '../../problems/problem-of'
import type { DocumentRule } from '../rule'
import { isIndexable } from './indexable-pages'

/**
 * Google sets no limit but cuts a description to the width it has, and takes words of the page instead of one that
 * says too little (developers.google.com/search/docs/appearance/snippet). What it shows is about 155 to 160 characters
 * (moz.com/learn/seo/meta-description). Under 50, a third of the room, there is hardly a sentence.
 */
const LONGEST = 165
const SHORTEST = 50

export const descriptionLength: DocumentRule = {
  name: 'description-length',
  severity: 'warning',
  asks: `A page’s description has ${SHORTEST} to ${LONGEST} characters, its variables filled in.`,
  why: 'Search results cut a longer one off, and put words of their own choice in place of one that says little.',
  mend: 'Say in one or two sentences what a visitor finds on the page and why they would want it.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": «"Bread and cakes."»,
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "A page",
  "description": "Sourdough, rye and birthday cakes, baked every night in Stowe. Order by four for the next morning.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  checkDocument: ({ page }) => {
    if (!page || !isIndexable(page)) return []
    const { length } = String(page.data.description)
    if (length >= SHORTEST && length <= LONGEST) return []
    const about =
      length > LONGEST
        ? {
            what: `is ${length} characters long, but search results show about 160`,
            hint: `Shorten it to ${LONGEST} characters at most.`,
          }
        : {
            what: `is only ${length} characters long, too little for a search result`,
            hint: `Say in at least ${SHORTEST} characters what a visitor finds on the page.`,
          }
    return [problemOf(descriptionLength, originOf(page, ['description']), about)]
  },
}
