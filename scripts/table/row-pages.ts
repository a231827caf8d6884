import { posix } from 'node:path'
import { findDocument } from '../../renderer/changes/document-names'
import { ChangeError } from '../../renderer/changes/edit'
import { toNewRoute } from '../../renderer/changes/new-route'
import { isRecord } from '../../renderer/documents/json-tree'
import { textVariables } from '../../renderer/documents/variables'
import { readPage } from '../../renderer/pipeline/load-site'
import { didYouMean } from '../../renderer/problems/suggest'
import type { PageFile } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import { slug } from '../../sections/page/slug'
import { UsageError } from '../command'
import type { ImportRecord } from './cells'
import type { TableRow } from './read-table'

/** The page that new ones are made like. */
export interface Model extends PageFile {
  value: Record<string, unknown>
}

/** The page of a row, whether it exists or not. */
export interface RowPage {
  route: string
  page: PageFile | undefined
}

/** The indexes of the columns that say which page a row is about. */
export interface PageNames {
  route: number | undefined
  city: number | undefined
}

/** @throws UsageError if there is no such page */
export function findModel(from: string, site: LoadedSite): Model {
  const { page } = findDocument(from, site)
  if (!page) {
    const routes = site.pages.map(({ route }) => route)
    const hint = didYouMean(`/${from.replace(/^\//, '')}`, routes, 'A page is named like /plano.')
    throw new UsageError(`there is no page ${from} that new ones could be like. ${hint}`)
  }
  const { value } = readPage(page, site).document
  if (!isRecord(value)) throw new UsageError(`${page.file} isn’t a valid page. \`npm run validate\` shows what to fix.`)
  return { ...page, value }
}

/**
 * Creates a function that finds the page of each row: by its address, or else by its city.
 * @returns from that function, the page, or what is wrong with the row as the end of a sentence
 */
export function createPageFinder(
  names: PageNames,
  site: LoadedSite,
  model: Model | undefined,
): (row: TableRow) => RowPage | string {
  const pagesByRoute = new Map(site.pages.map((page) => [page.route, page]))
  const pagesByCity = citiesOf(site)
  const rowsByRoute = new Map<string, number>()
  return ({ number, cells }) => {
    const [routeCell, city] = [names.route, names.city].map(
      (column) => (column === undefined ? '' : cells[column]) ?? '',
    )
    if (!routeCell && !slug(city ?? '')) return 'names no page: it needs a route, such as /plano, or a city.'
    const route = routeCell
      ? toRouteForm(routeCell)
      : (pagesByCity.get(slug(city ?? ''))?.route ?? posix.join(posix.dirname(model?.route ?? '/'), slug(city ?? '')))
    const earlier = rowsByRoute.get(route)
    if (earlier !== undefined) return `is about ${route}, like row ${earlier}. Remove one of the two.`
    rowsByRoute.set(route, number)
    return { route, page: pagesByRoute.get(route) }
  }
}

/** The city pages by the names of their cities as addresses have them; of two for one city, the first. */
function citiesOf({ pages, headOf }: LoadedSite): Map<string, PageFile> {
  const cities = pages.flatMap((page) => {
    const { city } = textVariables(headOf(page.file).vars)
    return city ? [[slug(city), page] as const] : []
  })
  return new Map(cities.toReversed())
}

/** The address that a cell means: "plano" and "https://acme.example/plano/" are "/plano". */
const toRouteForm = (cell: string): string =>
  `/${cell
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`

/**
 * What a row lacks to make a page, as the end of a sentence; undefined if nothing.
 * @param city what it says of the page's city
 */
export function lackOf(route: string, model: Model | undefined, city: string, site: LoadedSite): string | undefined {
  if (!model)
    return `has no page: ${route} doesn’t exist. Name the page that new ones are to be like, as in --from plano, or correct the address.`
  try {
    toNewRoute(route, site)
  } catch (error) {
    if (error instanceof ChangeError) return error.message
    throw error
  }
  return isCityPage(model.value) && city === ''
    ? `names no city, which a page like ${model.route} needs. Fill in a column "city".`
    : undefined
}

/** Whether a page is that of a city. */
export const isCityPage = ({ vars }: Record<string, unknown>): boolean => textVariables(vars).city !== undefined

/** The record of imports with the present address of each city page that was renamed since. */
export function followRenames(record: ImportRecord, site: LoadedSite): ImportRecord {
  const routes = new Set(site.pages.map(({ route }) => route))
  const pagesByCity = citiesOf(site)
  const entries = Object.entries(record).map(([route, row]) => {
    const renamed = routes.has(route) ? undefined : pagesByCity.get(slug(row['vars.city'] ?? ''))?.route
    return [renamed !== undefined && !Object.hasOwn(record, renamed) ? renamed : route, row]
  })
  return Object.fromEntries(entries) as ImportRecord
}
