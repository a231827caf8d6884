import { originOf } from '../../resolve/origin'
import { problemOf } from '../../problems/problem-of'
import type { DocumentRule } from '../rule'
import { isIndexable } from './indexable-pages'

/**
 * Google sets no limit but cuts a title to the width it has (developers.google.com/search/docs/appearance/title-link):
 * 600 pixels, which hold 50 to 60 characters (moz.com/learn/seo/title-tag). Narrow letters make room for a few more.
 */
const LONGEST = 65

export const titleLength: DocumentRule = {
  name: 'title-length',
  severity: 'warning',
  asks: `A page’s title has no more than ${LONGEST} characters, its variables filled in.`,
  why: 'Search results show about 60 of them and cut the rest off, often in the middle of a word.',
  mend: 'Say what the page is about in its first words, and leave out what they can do without.',
  example: {
    of: 'page',
    wrong: `{
  "title": «"Fresh bread, rolls, pies and birthday cakes in Stowe and all towns around it"»,
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "Fresh bread and birthday cakes in Stowe",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  checkDocument: ({ page }) => {
    if (!page || !isIndexable(page)) return []
    const { length } = String(page.data.title)
    if (length <= LONGEST) return []
    const what = `is ${length} characters long, but search results show about 60`
    const hint = `Shorten it to ${LONGEST} characters at most.`
    return [problemOf(titleLength, originOf(page, ['title']), { what, hint })]
  },
}
