import { isRecord } from '../../documents/json-tree'
import { isWithoutVariables } from '../../documents/variables'
import { type Problem, listOf, problemOf } from '../../problems/problem'
import { didYouMean, suggest } from '../../problems/suggest'
import { listKinds } from '../../schema/lists'
import { getSchemas } from '../../schema/schemas'
import type { Choice, EntryList } from '../../site/entry-lists'
import type { Selection } from '../../site/page'
import { findsTooFew } from '../../site/selections'
import { markedSection, otherPage, pageExample, sectionText } from '../definition/examples'
import { type Finding, type Rule, warnings } from '../definition/rule'
import { quote } from '../values/keywords'

const REVIEW = { text: 'The rye keeps for a week.', author: 'Dana R.', rating: 5, city: 'Stowe' }

const REVIEWS = { 'lists/reviews.json': { of: 'testimonial', entries: [REVIEW] } }

const ALL_REVIEWS = {
  'pages/all.json': otherPage('All of them', 'Other words.', {
    index: false,
    sections: [
      { type: 'prose', title: 'All of them', body: 'Other words.', level: 1 },
      { type: 'testimonials', title: 'What everybody says', items: { list: 'reviews' } },
    ],
  }),
}

const testimonials = (items: string) => sectionText('testimonials', '"title": "What they say"', `"items": ${items}`)

export const unknownList: Rule = {
  name: 'unknown-list',
  severity: 'error',
  asks: 'A list that a section chooses from is a file in lists/.',
  why: 'The section would have nothing to show.',
  fix: 'Correct the name, or add the file to lists/.',
  example: markedSection(testimonials('{ "list": «"reveiws"» }'), '"reviews"', REVIEWS),
}

export const wrongListKind: Rule = {
  name: 'wrong-list-kind',
  severity: 'error',
  asks: 'A section chooses from a list whose entries it can show.',
  why: 'A section of questions can’t show reviews.',
  fix: 'Choose from a list of the kind in the message.',
  example: {
    ...markedSection(testimonials('{ "list": «"faq"» }'), '"reviews"', REVIEWS),
    wrongFiles: {
      'lists/faq.json': '{ "of": "question", "entries": [{ "question": "Are you open?", "answer": "Always." }] }',
    },
  },
}

/** The problems with the list that a section chooses from. A list that can't be read has problems of its own. */
export function listProblems({ origin, place, data, list }: Selection, lists: Map<string, EntryList>): Problem[] {
  const name = data.list
  if (typeof name !== 'string' || name === '' || !isWithoutVariables(name)) return []
  const nameOrigin = { ...origin, path: [...origin.path, 'list'] }
  const right = [...lists].filter(([, { kind }]) => kind === place.kind).map(([other]) => other)
  const choices =
    right.length > 0 ? `The lists of this kind are: ${right.join(', ')}.` : `lists/ has no list of "${place.kind}".`
  if (!list) {
    const bare = name.replace(/^.*[\\/]/, '').replace(/\.json$/i, '')
    const hint = bare !== name && right.includes(bare) ? suggest(bare) : didYouMean(bare, right, choices)
    const mistake = `"${name}", but ${bare === name ? `lists/ has no ${name}.json` : 'lists are named without their folder and without .json'}`
    return [problemOf(unknownList, nameOrigin, { what: `names ${mistake}`, group: `name ${mistake}`, hint })]
  }
  if (list.kind === place.kind || !listKinds(getSchemas()).includes(list.kind ?? '')) return []
  const what = `must be a list of "${place.kind}", but lists/${name}.json is one of "${list.kind}"`
  return [problemOf(wrongListKind, nameOrigin, { what, hint: choices })]
}

export const LIST_RULES = warnings({
  'empty-selection': {
    asks: 'A section that shows entries of a list finds as many as it needs.',
    why: 'The section is left out: a copied page never shows what was said in another town.',
    fix: 'Add entries to the list, or delete the section.',
    example: pageExample(
      {
        more: '"vars": { "city": "Avon" }',
        second: testimonials('{ "list": "reviews", «"where"»: { "city": "{city}" } }'),
      },
      {
        more: '"vars": { "city": "Stowe" }',
        second: testimonials('{ "list": "reviews", "where": { "city": "{city}" } }'),
      },
      { ...ALL_REVIEWS, ...REVIEWS },
    ),
    checkPage: ({ document, selections }) =>
      selections.filter(findsTooFew).map((selection) => {
        const { origin, section } = selection
        const isOnPage = origin.document === document
        const mark = { key: isOnPage ? (isRecord(selection.data.where) ? 'where' : 'list') : 'use' }
        return { origin: isOnPage ? origin : section, mark, ...describeNothing(selection) }
      }),
  },
  'unused-list': {
    asks: 'Every list in lists/ is used by a section.',
    why: 'No visitor sees it, and authors keep it up to date for nothing.',
    fix: 'Choose from it in a section, or delete the file.',
    example: pageExample(
      { second: '{ "type": "prose", "title": "Hours", "body": "Always open." }' },
      { second: testimonials('{ "list": "reviews" }') },
      REVIEWS,
    ),
    checkSite: ({ lists }) =>
      lists
        .filter(({ isUsed }) => !isUsed)
        .map(({ name, list: { document } }) => {
          const hint = `Write { "list": ${JSON.stringify(name)} } in place of a section’s array, or delete the file.`
          return { origin: { document, path: [] }, what: 'isn’t used by any page', hint, mark: 'beginning' }
        }),
  },
  'unused-entry': {
    asks: 'Every entry of a list fits a section that chooses from it.',
    why: 'No visitor sees it. Often, a word that pages choose by is misspelled.',
    fix: 'Correct the values by which sections choose it, or delete it.',
    example: pageExample(
      { second: testimonials('{ "list": "reviews", "where": { "city": "Stowe" } }') },
      { second: testimonials('{ "list": "reviews" }') },
      { 'lists/reviews.json': { of: 'testimonial', entries: [REVIEW, { ...REVIEW, text: 'Warm.', city: 'Avon' }] } },
    ),
    checkSite: ({ lists }) =>
      lists
        .filter(({ isUsed }) => isUsed)
        .flatMap(({ list: { document, entries }, fitting }) =>
          [...entries.keys()]
            .filter((index) => !fitting.has(index))
            .map((index): Finding => {
              const origin = { document, path: ['entries', index] }
              return { origin, what: 'fits no section of any page', mark: 'beginning' }
            }),
        ),
  },
})

/** What a selection that finds too few entries was to find, and what to do. */
function describeNothing({ list, data, written, chosen, place }: Selection): Pick<Finding, 'what' | 'hint'> {
  const file = `lists/${String(data.list)}.json`
  const { where }: Choice = data
  const values = Object.entries(isRecord(where) ? where : {})
  const condition = listOf(values.map(([field, value]) => `"${field}" is ${quote(value)}`))
  const having = condition && ` where ${condition}`
  const shownCount = chosen?.shown.length ?? 0
  const what = `finds ${shownCount === 0 ? 'no entry' : `only ${shownCount} of ${place.least} entries`} in ${file}${having}, so the section is left out`
  const meant = values
    .filter(([field, value]) => isRecord(written.where) && written.where[field] === value)
    .map(([field, value]) => didYouMean(String(value), (list?.valuesOf(field) ?? []).map(String)))
    .find((hint) => hint !== undefined)
  return {
    what,
    hint: meant ?? `Add ${condition ? 'an entry with that' : 'more entries'} to ${file}, or delete the section.`,
  }
}
