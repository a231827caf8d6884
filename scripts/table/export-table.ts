import { existsSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { isRecord } from '../../renderer/documents/json-tree'
import { textVariables } from '../../renderer/documents/variables'
import { loadSite, readPage } from '../../renderer/pipeline/load-site'
import { count, terminalColors } from '../../renderer/problems/pretty'
import { didYouMean } from '../../renderer/problems/suggest'
import type { LoadedSite } from '../../renderer/site/site'
import { UsageError, assertSiteFolder } from '../command'
import { toCell } from './cells'
import { ENTRY, findTableList } from './list-rows'
import { pathOf, valueShownAt, varNames } from './page-columns'
import { redirectsOf } from './redirect-rows'

interface Options {
  site: string
  list?: string
  redirects?: boolean
  all?: boolean
  column?: string[]
  separator?: ',' | ';' | 'tab'
  overwrite?: boolean
}

/** A table with its header. */
type Cells = string[][]

/**
 * Writes a table of a site's pages, of a list’s entries, or of the redirects.
 * @throws UsageError if the file exists, or if there is nothing of what is asked for
 */
export function exportTable(file: string, { site: folder, separator = ',', ...options }: Options): void {
  assertSiteFolder(folder)
  if (existsSync(file) && !options.overwrite)
    throw new UsageError(`${file} exists already. Choose another name, or replace it with --overwrite.`)
  const site = loadSite(folder)
  const cells = cellsOf(file, site, options)
  // Excel takes a file for UTF-8 only with this mark, and expects Windows’ line breaks
  const text = stringify(cells, {
    bom: true,
    delimiter: separator === 'tab' ? '\t' : separator,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  })
  writeFileSync(file, text)
  console.log(`${terminalColors.green('✓')} ${file} has ${count(cells.length - 1, 'row')}.`)
}

function cellsOf(file: string, site: LoadedSite, { list, redirects, column = [], all }: Omit<Options, 'site'>): Cells {
  const isOfRedirects = redirects ?? isNamedRedirects(file)
  if (column.length > 0 && (list !== undefined || isOfRedirects))
    throw new UsageError('--column is about a table of pages.')
  if (list !== undefined) return entryCells(list, site)
  return isOfRedirects ? redirectCells(site) : pageCells(site, column, all)
}

/** Whether a table is about redirects by its file's name: "redirects.csv". */
export const isNamedRedirects = (file: string): boolean => basename(file, extname(file)).toLowerCase() === 'redirects'

const redirectCells = (site: LoadedSite): Cells => [
  ['from', 'to'],
  ...redirectsOf(site).map(({ from, to }) => [from, to]),
]

function entryCells(name: string, site: LoadedSite): Cells {
  const { entries, fields } = findTableList(name, site)
  const names = [...fields.keys()]
  const rows = entries.map((entry, index) => [
    String(index + 1),
    ...names.map((field) => (isRecord(entry) && toCell(entry[field])) || ''),
  ])
  return [[ENTRY, ...names], ...rows]
}

function pageCells(site: LoadedSite, columns: string[], isOfAll = false): Cells {
  const { pages, headOf } = site
  const cities = pages.filter(({ file }) => textVariables(headOf(file).vars).city !== undefined)
  const chosen = isOfAll || cities.length === 0 ? pages : cities
  const used = new Set(chosen.flatMap(({ file }) => Object.keys(textVariables(headOf(file).vars))))
  const vars = varNames(site)
  const extra = columns.map((name) => {
    const path = pathOf(name, vars)
    const names = ['title', 'description', 'keywords', 'image', 'index', 'draft', 'sections/0/title']
    if (path) return { name, path }
    throw new UsageError(
      `no page has a column ${JSON.stringify(name)}. ${didYouMean(name, names, 'Write one such as sections/0/title.')}`,
    )
  })
  const named = [
    { name: 'draft', path: ['draft'] },
    ...vars.filter((name) => used.has(name)).map((name) => ({ name: `vars.${name}`, path: ['vars', name] })),
    ...['title', 'description'].map((name) => ({ name, path: [name] })),
    ...extra,
  ]
  const rows = chosen.map((page) => {
    const { value } = readPage(page, site).document
    return [page.route, ...named.map(({ path }) => toCell(valueShownAt(path, value, site)) ?? '')]
  })
  return [['route', ...named.map(({ name }) => name)], ...rows]
}
