import { valueAt } from '../../documents/json-tree'
import { SITE_VARIABLES } from '../../documents/site-variables'
import { namesIn } from '../../documents/variables'
import type { ReviewFacts } from '../../site/page'
import { markedSection, otherPage, pageExample, sectionText } from '../definition/examples'
import { type SiteView, errors, originIn, repeatsAmong, warnings } from '../definition/rule'
import { isAfter } from './dates'

const reviews = (more: string) =>
  sectionText(
    'testimonials',
    '"title": "What they say"',
    `"items": [{ "text": "The rye keeps for a week.", "author": "Dana R.", "rating": 5, ${more} }]`,
  )

const TOWN = { type: 'prose', title: 'A town', body: 'Other words.', level: 1 }

const AVON = {
  type: 'testimonials',
  title: 'Heard in Avon',
  items: [{ text: 'The rye keeps for a week.', author: 'Dana R.', rating: 5, city: 'Avon' }],
}

export const REVIEW_RULES = [
  ...errors({
    'review-variable': {
      asks: 'What a review says, who wrote it, where they live and when it was have no variables of the page.',
      why: 'On a copy of the page, a customer’s words would move to another town with it: a review that nobody there wrote.',
      fix: 'Write the words of the review as the customer wrote them, and the town where the customer lives.',
      example: pageExample(
        { more: '"vars": { "city": "Stowe" }', second: reviews('"city": "«{city}»"') },
        { more: '"vars": { "city": "Stowe" }', second: reviews('"city": "Stowe"') },
      ),
      checkDocument: ({ page, texts }) =>
        texts
          .filter(({ quoted }) => quoted)
          .flatMap(({ origin }) => {
            const written = valueAt(origin.document.value, origin.path)
            const names = typeof written === 'string' ? namesIn(written) : []
            const name = names.find((other) => !Object.hasOwn(SITE_VARIABLES, other) || page?.vars[other] !== undefined)
            if (name === undefined) return []
            const value = page?.variables[name]
            const what = `has {${name}} in a customer’s review, which would say something else on a copy of the page`
            const hint = value && origin.document === page?.document ? `Write it out: ${value}.` : undefined
            return { origin, mark: { part: `{${name}}` }, what, hint }
          }),
    },
    'repeated-review': {
      asks: 'A review has the same town wherever it is shown.',
      why: 'A customer lives in one town: the same words under another one look invented.',
      fix: 'Remove the review from the town that it isn’t from, or correct the town.',
      example: pageExample(
        { second: reviews('"city": «"Stowe"»') },
        { second: reviews('"city": "Avon"') },
        { 'pages/a-town.json': otherPage('A town', 'Other words.', { index: false, sections: [TOWN, AVON] }) },
      ),
      checkSite: (view) => {
        const reviewsWithCity = reviewsOfSite(view).filter(({ city }) => city)
        return repeatsAmong(reviewsWithCity, ({ words }) => words)
          .filter(([{ city }, first]) => townName(city) !== townName(first.city))
          .map(([review, first]) => ({
            origin: placeOf(view, review, 'city'),
            what: `is ${JSON.stringify(review.city)}, but ${first.file} has the same review from ${first.city}`,
          }))
      },
    },
  }),
  ...warnings({
    'future-review': {
      asks: 'The date of a review isn’t in the future.',
      why: 'Visitors see that it can’t be true, and doubt the other reviews too.',
      fix: 'Write the month in which the review was written.',
      example: markedSection(reviews('"date": «"2999-03"»'), '"2025-03"'),
      checkSite: (view) =>
        reviewsOfSite(view)
          .filter(({ date = '' }) => isAfter(date, view.site.today))
          .map((review) => ({
            origin: placeOf(view, review, 'date'),
            what: `is ${JSON.stringify(review.date)}, which is in the future`,
          })),
    },
  }),
]

const townName = (city = '') => city.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const reviewsOfSite = ({ pages }: SiteView) =>
  pages.flatMap(({ file, reviews = [] }) => reviews.map((review) => ({ ...review, file })))

/** Where a review's town or date is written, which may be a shared section. */
function placeOf(view: SiteView, { file, section, item }: ReviewFacts & { file: string }, name: 'city' | 'date') {
  const path = ['sections', section, 'items', item, name]
  const text = view.textsOn(file).find((other) => String(other.path) === String(path))
  return text?.origin ?? originIn(view, file, path)
}
