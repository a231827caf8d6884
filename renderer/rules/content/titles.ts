import { NOT_FOUND_ROUTE } from '../../site/addresses'
import type { Description } from '../../problems/problem'
import { markedPage, otherPage } from '../definition/examples'
import { type Finding, type SiteView, originIn, repeatsAmong, warnings } from '../definition/rule'
import type { ResolvedPage } from '../../site/page'
import { originOf } from '../../site/origins'

/**
 * Google cuts a title to 600 pixels (developers.google.com/search/docs/appearance/title-link), which hold 50 to 60 characters
 * (moz.com/learn/seo/title-tag), and a few more of narrow letters.
 */
const LONGEST_TITLE = 65

/**
 * Google shows about 155 to 160 characters (moz.com/learn/seo/meta-description), and replaces a description that says too
 * little (developers.google.com/search/docs/appearance/snippet). Less than 50 are hardly a sentence.
 */
const LONGEST_DESCRIPTION = 165
const SHORTEST_DESCRIPTION = 50

const CAKES = { title: '"Birthday cakes in Stowe"', body: 'More of it [here](/bread).' }

const BREAD = {
  'pages/bread.json': otherPage('Fresh bread in Stowe', 'Back to the [start](/).', {
    description: 'Baked every night in Stowe, and sold while it is warm.',
  }),
}

export const TITLE_RULES = warnings({
  'title-length': {
    asks: `A page’s title has no more than ${LONGEST_TITLE} characters, its variables filled in.`,
    why: 'Search results show about 60 of them and cut the rest off, often in the middle of a word.',
    fix: 'Say what the page is about in its first words, and leave out what they can do without.',
    example: markedPage(
      { title: '«"Fresh bread, rolls, pies and birthday cakes in Stowe and all towns around it"»' },
      '"Fresh bread and birthday cakes in Stowe"',
    ),
    checkPage: (page) =>
      lengthOf(page, 'title', (length) => {
        if (length <= LONGEST_TITLE) return undefined
        const what = `is ${length} characters long, but search results show about 60`
        return { what, hint: `Shorten it to ${LONGEST_TITLE} characters at most.` }
      }),
  },
  'description-length': {
    asks: `A page’s description has ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} characters, its variables filled in.`,
    why: 'Search results cut a longer one off, and put words of their own choice in place of one that says little.',
    fix: 'Say in one or two sentences what a visitor finds on the page and why they would want it.',
    example: markedPage(
      { description: '«"Bread and cakes."»' },
      '"Sourdough, rye and birthday cakes, baked every night in Stowe. Order by four for the next morning."',
    ),
    checkPage: (page) =>
      lengthOf(page, 'description', (length) => {
        if (length > LONGEST_DESCRIPTION) {
          const what = `is ${length} characters long, but search results show about 160`
          return { what, hint: `Shorten it to ${LONGEST_DESCRIPTION} characters at most.` }
        }
        if (length >= SHORTEST_DESCRIPTION) return undefined
        const what = `is only ${length} characters long, too little for a search result`
        return { what, hint: `Say in at least ${SHORTEST_DESCRIPTION} characters what a visitor finds on the page.` }
      }),
  },
  'duplicate-title': {
    asks: 'Every page that search engines may show has a title of its own.',
    why: 'People choose a search result, a bookmark or a tab by its title; of two pages with one title, a search engine may show neither as you want.',
    fix: 'Say in the title what only this page has, such as its service or its city.',
    example: markedPage({ ...CAKES, title: '«"Fresh bread in Stowe"»' }, '"Birthday cakes in Stowe"', BREAD),
    checkSite: (site) => repeatedValues(site, 'title'),
  },
  'duplicate-description': {
    asks: 'Every page that search engines may show has a description of its own.',
    why: 'Two search results with the same words give no reason to choose the right one; a search engine puts words of its own choice there.',
    fix: 'Say in the description what a visitor finds on this page only.',
    example: markedPage(
      { ...CAKES, description: '«"Baked every night in Stowe, and sold while it is warm."»' },
      '"Cakes for every age, ordered by noon and ready the next day."',
      BREAD,
    ),
    checkSite: (site) => repeatedValues(site, 'description'),
  },
})

/** What is wrong with the length of an indexable page's title or description. */
function lengthOf(
  page: ResolvedPage,
  key: 'title' | 'description',
  describe: (length: number) => Description | undefined,
): Finding[] {
  const about = isIndexable({ route: page.route, ...page.data }) && describe(String(page.data[key]).length)
  return about ? [{ origin: originOf(page, [key]), ...about }] : []
}

/** The indexable pages that have the title or the description of an earlier page. */
const repeatedValues = (view: SiteView, key: 'title' | 'description'): Finding[] =>
  repeatsAmong(view.pages.filter(isIndexable), (page) => page[key].trim().toLowerCase()).map(([page, first]) => ({
    origin: originIn(view, page.file, [key]),
    what: `is the same as that of ${first.file}`,
    hint: 'Say what only this page has. If the two are one page, keep one file and give it the other’s address as an alias.',
  }))

/** Whether search engines may list a page under its own address. */
const isIndexable = ({ route, index, canonical }: { route: string; index?: unknown; canonical?: unknown }): boolean =>
  index !== false && canonical === undefined && route !== NOT_FOUND_ROUTE
