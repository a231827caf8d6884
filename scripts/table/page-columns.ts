import { type Path, isRecord, valueAt } from '../../renderer/documents/json-tree'
import { textVariables } from '../../renderer/documents/variables'
import { didYouMean } from '../../renderer/problems/suggest'
import { getSchemas } from '../../renderer/schema/schemas'
import type { LoadedSite } from '../../renderer/site/site'
import { type CellKind, type ValueColumn, cellKindOf } from './cells'
import { type NamedColumn, type StrayColumn, namedColumns } from './planned-table'
import type { Spreadsheet } from './read-table'

/** A column of values that pages have. */
export interface PageColumn extends ValueColumn, NamedColumn {
  /** Where the value is in a page's document. */
  path: Path
}

/** The members of a page that a cell can hold, besides vars and what sections say. */
const MEMBERS: Record<string, CellKind> = {
  title: 'text',
  description: 'text',
  keywords: 'list',
  image: 'text',
  canonical: 'text',
  index: 'boolean',
  draft: 'boolean',
}

const NAMES = ['route', ...Object.keys(MEMBERS)]

/** The columns of a table of pages: that of their addresses, those of values, and those that fit nothing. */
export function pageColumns(table: Spreadsheet, site: LoadedSite) {
  const vars = varNames(site)
  const values: PageColumn[] = []
  const strays: StrayColumn[] = []
  let route: number | undefined
  const names = [...NAMES, ...vars.map((name) => `vars.${name}`), ...vars]
  for (const { header, column } of namedColumns(table)) {
    const path = pathOf(header, vars)
    const name = path && nameOf(path)
    if (name === 'route') route ??= column
    else if (path === undefined || name === undefined) strays.push({ header, column, hint: didYouMean(header, names) })
    else if (values.some((other) => other.name === name))
      strays.push({ header, column, hint: 'An earlier column is about the same.' })
    else values.push({ column, header, name, path })
  }
  return { route, values, strays, city: values.find(({ name }) => name === 'vars.city')?.column }
}

/** What a column of a place is called: "vars.county", "sections/0/title". */
const nameOf = (path: Path): string => (path[0] === 'vars' ? path.join('.') : path.join('/'))

/**
 * The place that a column's name means: "county" or "vars.county" is a page's variable, "sections[0].title" and
 * "/sections/0/title" are the same.
 * @returns undefined if it means none
 */
export function pathOf(header: string, vars: string[]): Path | undefined {
  const steps = header
    .replaceAll(/\[(\d+)\]/g, '/$1')
    .replaceAll('.', '/')
    .split('/')
    .map((step) => step.trim())
    .filter(Boolean)
  const [first = '', ...rest] = steps
  if (first.toLowerCase() === 'sections') return rest.length > 1 ? ['sections', ...rest] : undefined
  const isVar = first.toLowerCase() === 'vars'
  const name = isVar ? rest[0] : first
  if (name === undefined || steps.length > (isVar ? 2 : 1)) return undefined
  const member = NAMES.find((member) => member === name.toLowerCase())
  if (!isVar && member) return [member]
  const variable = vars.find((variable) => variable.toLowerCase() === name.toLowerCase())
  return variable === undefined ? undefined : ['vars', variable]
}

/** The names of the variables that pages have or may have. */
export function varNames({ pages, headOf, variables }: LoadedSite): string[] {
  const ofSchema = Object.keys(getSchemas().get('page.schema.json')?.properties?.vars?.properties ?? {})
  const ofPages = pages.flatMap(({ file }) => Object.keys(textVariables(headOf(file).vars)))
  return [...new Set([...ofSchema, ...ofPages, ...Object.keys(variables)])]
}

/** What a page shows at a place: what its own document says, or else its shared section. A page that says nothing is no draft. */
export function valueShownAt(path: Path, page: unknown, { shared }: Pick<LoadedSite, 'shared'>): unknown {
  const written = valueAt(page, path)
  if (written === undefined && path[0] === 'draft') return false
  if (written !== undefined || path[0] !== 'sections') return written
  const section = valueAt(page, path.slice(0, 2))
  const [key = ''] = path.slice(2)
  const isShared = isRecord(section) && typeof section.use === 'string' && !Object.hasOwn(section, key)
  return isShared ? valueAt(shared.get(String(section.use))?.value, path.slice(2)) : undefined
}

/** What kind of value a column of a page is. */
export const pageKind = ([first = '']: Path, value: unknown): CellKind =>
  value === undefined ? (MEMBERS[first] ?? 'text') : cellKindOf(value)
