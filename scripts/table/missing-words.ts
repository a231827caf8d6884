import { type RepeatingPage, findRepeatingPages, percent, thresholdsOf } from '../../renderer/cities/compare-pages'
import { count, terminalColors } from '../../renderer/problems/pretty'
import type { PageFacts } from '../../renderer/site/page'
import { alignColumns } from '../terminal'
import type { RowPlan } from './cells'
import type { CheckedImport } from './check-import'

/** What a town's page lacks to be worth publishing; undefined for what it has. */
interface Lacks {
  route: string
  words: string | undefined
  review: string | undefined
  coordinates: string | undefined
}

/** How many towns fit on a screen. */
const MAX_TOWNS = 24

/** The rules about what a page has kept of the one that it was copied from. */
const LEFTOVERS = ['leftover-city', 'leftover-name']

/**
 * Says, town by town, what is still missing to be worth publishing: words of its own, a review, coordinates.
 * @param rows of a table of pages
 * @param model the route of the page that new ones are made like
 * @returns an empty text if none of them is about a town
 */
export function describeLacks(checked: CheckedImport, rows: RowPlan[], model?: string): string {
  const all = findLacks(checked, rows, model)
  if (all.length === 0) return ''
  const lacking = all.filter(({ words, review, coordinates }) => words ?? review ?? coordinates)
  const head = ['still missing', 'own words', 'a review', 'coordinates'].map(terminalColors.dim)
  const shown = lacking.slice(0, MAX_TOWNS).map(({ route, ...lacks }) => [route, ...Object.values(lacks).map(showLack)])
  const more = lacking.length > MAX_TOWNS ? [`  and ${lacking.length - MAX_TOWNS} more`] : []
  const sums = [
    sumOf(all.length - lacking.length, 'nothing'),
    sumOf(lacking.filter(({ words }) => words).length, 'words of their own'),
    sumOf(lacking.filter(({ review }) => review).length, 'a review'),
    sumOf(lacking.filter(({ coordinates }) => coordinates).length, 'coordinates'),
  ]
  const sum = `${count(all.length, 'town')}: ${sums.filter(Boolean).join(', ')}.`
  return [...(lacking.length > 0 ? alignColumns([head, ...shown]) : []), ...more, sum].join('\n')
}

const sumOf = (towns: number, what: string): string =>
  towns === 0 ? '' : `${towns} ${towns === 1 ? 'lacks' : 'lack'} ${what}`

const showLack = (lack: string | undefined): string => lack ?? terminalColors.green('✓')

function findLacks({ facts, problems, site }: CheckedImport, rows: RowPlan[], model?: string): Lacks[] {
  const rowsByRoute = new Map(rows.map((row) => [row.key, row]))
  const cities = facts.filter(({ vars }) => vars.city)
  // what is new was copied from the rest, and all of it from the model
  const ages = new Map(
    cities.map(({ route, file }) => [
      file,
      route === model ? -1 : rowsByRoute.get(route)?.outcome === 'new' ? Infinity : site.writtenAt(file),
    ]),
  )
  const ageOf = ({ file }: { file: string }) => ages.get(file) ?? 0
  const repeating = findRepeatingPages(
    cities.flatMap(({ file, route, own }) => (own ? [{ file, route, own }] : [])),
    thresholdsOf(site.data),
    1,
    (one, other) => (ageOf(one) === ageOf(other) ? (one.file < other.file ? -1 : 1) : ageOf(one) - ageOf(other)),
  )
  const words = new Map([
    ...problems.filter(({ rule }) => LEFTOVERS.includes(rule)).map(({ file, what }) => [file, what] as const),
    ...repeating.map((page) => [page.file, describeRepetition(page)] as const),
  ])
  return cities
    .filter(({ route }) => rowsByRoute.has(route))
    .map(({ route, file, index, reviews, vars }) => ({
      route,
      words: index ? words.get(file) : 'hidden by "index": false',
      review: hasReview({ reviews, vars }) ? undefined : 'none from the town',
      coordinates: vars.coordinates ? undefined : 'none',
    }))
}

const describeRepetition = ({ kind, own, twin }: RepeatingPage): string =>
  kind === 'little of its own' ? `only ${percent(own)}` : `${percent(twin.similarity)} like ${twin.route}`

/** Whether a page shows a review from its own town. */
const hasReview = ({ reviews = [], vars }: Pick<PageFacts, 'vars'> & { reviews: PageFacts['reviews'] }): boolean =>
  reviews.some(({ city }) => city?.toLowerCase() === vars.city?.toLowerCase())
