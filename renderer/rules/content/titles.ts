import { NOT_FOUND_ROUTE } from '../../site/addresses'
import type { Description } from '../../problems/problem'
import { markedPage, otherPage } from '../definition/examples'
import { type Finding, type SiteView, originIn, repeatsAmong, warnings } from '../definition/rule'
import type { ResolvedPage } from '../../site/page'
import { originOf } from '../../site/origins'

/**
 * Google cuts titles off at 600 pixels (developers.google.com/search/docs/appearance/title-link), which is 50 to 60
 * characters (moz.com/learn/seo/title-tag), and a few more if they are narrow.
 */
const LONGEST_TITLE = 65

/**
 * Google shows about 155 to 160 characters (moz.com/learn/seo/meta-description), and replaces a description that says too
 * little (developers.google.com/search/docs/appearance/snippet). Fewer than 50 are hardly a sentence.
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
    asks: `A page’s title has at most ${LONGEST_TITLE} characters, with its variables filled in.`,
    why: 'Search results show about 60 characters and cut off the rest, often in the middle of a word.',
    fix: 'Say what the page is about in the first words, and leave out what isn’t needed.',
    example: markedPage(
      { title: '«"Fresh bread, rolls, pies and birthday cakes in Stowe and all towns around it"»' },
      '"Fresh bread and birthday cakes in Stowe"',
    ),
    checkPage: (page) =>
      lengthOf(page, 'title', (length) => {
        if (length <= LONGEST_TITLE) return undefined
        const what = `is ${length} characters long, but search results show about 60`
        return { what, hint: `Shorten it to at most ${LONGEST_TITLE} characters.` }
      }),
  },
  'description-length': {
    asks: `A page’s description has ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} characters, with its variables filled in.`,
    why: 'Search results cut off a longer one, and replace one that says little with words of their own choice.',
    fix: 'Say in one or two sentences what visitors find on the page, and why they would want it.',
    example: markedPage(
      { description: '«"Bread and cakes."»' },
      '"Sourdough, rye and birthday cakes, baked every night in Stowe. Order by four for the next morning."',
    ),
    checkPage: (page) =>
      lengthOf(page, 'description', (length) => {
        if (length > LONGEST_DESCRIPTION) {
          const what = `is ${length} characters long, but search results show about 160`
          return { what, hint: `Shorten it to at most ${LONGEST_DESCRIPTION} characters.` }
        }
        if (length >= SHORTEST_DESCRIPTION) return undefined
        const what = `is only ${length} characters long, too short for a search result`
        return { what, hint: `Say in at least ${SHORTEST_DESCRIPTION} characters what visitors find on the page.` }
      }),
  },
  'duplicate-title': {
    asks: 'Every page that search engines may show has a title of its own.',
    why: 'People choose a search result, a bookmark or a tab by its title. If two pages share a title, a search engine may not show the one you want.',
    fix: 'Say in the title what only this page is about, such as its service or its city.',
    example: markedPage({ ...CAKES, title: '«"Fresh bread in Stowe"»' }, '"Birthday cakes in Stowe"', BREAD),
    checkSite: (site) => repeatedValues(site, 'title'),
  },
  'duplicate-description': {
    asks: 'Every page that search engines may show has a description of its own.',
    why: 'Two search results with the same words give no reason to choose the right one, and search engines replace them with their own.',
    fix: 'Say in the description what visitors find only on this page.',
    example: markedPage(
      { ...CAKES, description: '«"Baked every night in Stowe, and sold while it is warm."»' },
      '"Cakes for every age, ordered by noon and ready the next day."',
      BREAD,
    ),
    checkSite: (site) => repeatedValues(site, 'description'),
  },
})

/** The problem with the length of an indexable page's title or description, if there is one. */
function lengthOf(
  page: ResolvedPage,
  key: 'title' | 'description',
  describe: (length: number) => Description | undefined,
): Finding[] {
  if (!isIndexable({ route: page.route, ...page.data })) return []
  const description = describe(String(page.data[key]).length)
  return description ? [{ origin: originOf(page, [key]), ...description }] : []
}

/** Finds the indexable pages that have the title or the description of an earlier page. */
const repeatedValues = (view: SiteView, key: 'title' | 'description'): Finding[] =>
  repeatsAmong(view.pages.filter(isIndexable), (page) => page[key].trim().toLowerCase()).map(([page, first]) => ({
    origin: originIn(view, page.file, [key]),
    what: `is the same as in ${first.file}`,
    hint: 'Say what sets this page apart. If the two are really one page, keep one file and add the other’s address to its "aliases".',
  }))

/** Whether search engines may list a page at its own address. */
const isIndexable = ({ route, index, canonical }: { route: string; index?: unknown; canonical?: unknown }): boolean =>
  index !== false && canonical === undefined && route !== NOT_FOUND_ROUTE
