import { resolve } from 'node:path'
import { addressesOf } from '../../renderer/site/addresses'
import { type Origin, type SourceDocument } from '../../renderer/documents/document'
import { isRecord, type Path, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { describeAbsence, isDue, scheduleOf } from '../../renderer/documents/schedule'
import { placeNamed, variableSource } from '../../renderer/documents/site-variables'
import { namesIn } from '../../renderer/documents/variables'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/problems/suggest'
import { getSchemas, schemaAt } from '../../renderer/schema/schemas'
import { UsageError } from '../command'
import { type Place, placeOf } from '../terminal'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedPage } from '../../renderer/site/page'
import { withWrittenIndexes } from './written-indexes'

/** The document that an author asks about. */
interface Subject {
  /** The page's route, or "site". */
  name: string
  document: SourceDocument
  data: Record<string, unknown>
  /** Why the page isn’t on the site today: "is a draft". */
  absence?: string | undefined
  /** Absent for site.json. */
  page?: ResolvedPage
}

/**
 * Where a value is written: in the page, in the page next to "use", which overrides the shared section, in the shared
 * section, in a list, in site.json, or nowhere, so that the schema's default applies if there is one.
 */
export type ValueSource = 'page' | 'override' | 'shared' | 'list' | 'site' | 'nobody'

/** A part of an object or a list. Deeply nested and empty values are not split further. */
export interface ValuePart {
  name: string
  from: ValueSource
  place: Place
  value?: unknown
  parts?: ValuePart[]
}

/** A section of a page, and where it comes from: if it is shared, its file and the keys that the page overrides. */
export type SectionLine = ReturnType<typeof listSections>[number]

/** Where a value comes from, as plain data. A property that doesn't apply is undefined. */
export type Explanation = ReturnType<typeof explainValue>

/** A variable in a text, its value if it has one, and the sources that it is made from. */
export type ExplainedVariable = ReturnType<typeof explainVariables>[number]

/** What is needed of a site to explain its pages: those that are opened. */
export type ExplainableSite = Omit<OpenSite, 'unused' | 'listUses' | 'entryTexts' | 'problems' | 'site' | 'pages'>

/** The sections of a page, or the explanation of one value. */
export interface Explained {
  subject: Subject
  data: SectionLine[] | Explanation
}

/**
 * Explains a place of a page or of site.json.
 * @param name "site", a route, an alias, or the path of a page's file
 * @param place a JSON Pointer such as "/sections/3/title", or "sections[3].title". The last step can be a field that is left
 * out, if the schema has it. If the place is empty, the sections of the page are listed.
 * @throws UsageError if there is no such page or place
 */
export function explain(site: ExplainableSite, name: string, place: string): Explained {
  const subject = findSubject(site, name)
  const path = findPath(subject, place)
  const page = path.length === 0 ? subject.page : undefined
  return { subject, data: page ? listSections(page) : explainValue(subject, path, site) }
}

function findSubject(site: ExplainableSite, name: string): Subject {
  const { document, data, facts, folder } = site
  if (name === 'site') {
    if (!document) throw new UsageError('the site has no site.json.')
    assertReadable(document)
    return { name, document, data }
  }
  const route = `/${name.replace(/^\/|\/$/g, '')}`
  const { all, byRoute } = addressesOf(facts, site)
  const address = byRoute.get(route)
  const isNamed = ({ file }: SourceDocument) =>
    file === address?.file || resolve(file) === resolve(name) || file === `${folder}/${name}`
  const source = site.parsedPages.find(({ document }) => isNamed(document))
  if (source) assertReadable(source.document)
  const page = site.resolvedPages.find(({ document }) => document === source?.document)
  if (page) {
    const written = withWrittenIndexes(page)
    const schedule = scheduleOf(page.data)
    const absence = schedule && !isDue(schedule, site.today) ? describeAbsence(schedule, site.today) : undefined
    return { name: page.route, document: page.document, data: written.data, page: written, absence }
  }
  const shared = [...site.shared.values()].find(isNamed)
  if (shared) throw new UsageError(`${shared.file} is a shared section. Name a page that uses it.`)
  const list = [...site.lists.values()].find(({ document }) => isNamed(document))
  if (list) throw new UsageError(`${list.document.file} is a list. Name a page that shows it.`)
  if (address?.kind === 'redirect')
    throw new UsageError(`${route} is a redirect in site.json. Give the address that it leads to.`)
  const routes = all.filter(({ kind }) => kind === 'page' || kind === 'alias').map((address) => address.route)
  const hint = didYouMean(route, routes, 'Give an address such as /plano, or "site".')
  throw new UsageError(`no page has the address ${route}. ${hint}`)
}

function assertReadable({ file, tree }: SourceDocument): void {
  if (!tree) throw new UsageError(`${file} isn’t valid JSON. Run npm run validate, and fix it first.`)
}

function findPath(subject: Subject, place: string): Path {
  const plain = place.replace(/^#/, '').replaceAll(/\[(\d+)\]/g, '/$1')
  // in a pointer, names may hold dots
  const steps = plain.split(place.includes('/') ? '/' : /[/.]/).filter((step) => step !== '')
  const path: Path = []
  for (const written of steps) {
    const step = written.replaceAll('~1', '/').replaceAll('~0', '~')
    const name = toPointer(path) || 'the document'
    const parent = valueAt(subject.data, path)
    if (parent === undefined) throw new UsageError(`${name} is left out, so it has no parts.`)
    if (Array.isArray(parent)) {
      const { length } = parent
      const entries =
        length === 1 ? 'one entry, 0' : length > 0 ? `${length} entries, 0 to ${length - 1}` : 'no entries'
      if (!/^\d+$/.test(step) || Number(step) >= length)
        throw new UsageError(`${name} has no "${step}": it has ${entries}.`)
      path.push(Number(step))
    } else {
      if (!isRecord(parent)) throw new UsageError(`${name} is ${JSON.stringify(parent)}, which has no parts.`)
      const fields = Object.keys(schemaIn(subject, path)?.properties ?? {})
      const names = [...new Set([...Object.keys(parent), ...fields])].filter((field) => !field.startsWith('$'))
      const hint = didYouMean(step, names, `It can have: ${names.join(', ')}.`)
      if (!names.includes(step)) throw new UsageError(`${name} has no "${step}". ${hint}`)
      path.push(step)
    }
  }
  return path
}

const schemaIn = ({ page, data }: Omit<Subject, 'name'>, path: Path) =>
  schemaAt(getSchemas().get(page ? 'page.schema.json' : 'site.schema.json'), data, path)

function listSections({ data, document, origins }: ResolvedPage) {
  // a section that was left out has no origin
  return Object.values(origins).map(({ index, shared, overrides, lists = {} }) => {
    const textAt = (key: string) => {
      const value = valueAt(data, ['sections', index, key])
      return typeof value === 'string' ? value : undefined
    }
    return {
      index,
      type: textAt('type'),
      title: textAt('title'),
      place: placeOf({ document, path: ['sections', index] }),
      shared: shared && { file: shared.file, overrides },
      lists: Object.values(lists).map((list) => list.document.file),
    }
  })
}

function explainValue(subject: Subject, path: Path, site: ExplainableSite) {
  const { page, document, data } = subject
  const schema = schemaIn(subject, path)
  const value = valueAt(data, path)
  const source = value === undefined ? undefined : sourceOf(subject, path)
  const section = path[0] === 'sections' ? page?.origins[Number(path[1])] : undefined
  const [, , key = ''] = path
  const isEntry = source?.from === 'list'
  const selection = page?.selections.find(({ section: { path: at }, place }) => at[1] === path[1] && place.key === key)
  const original = section?.shared && { document: section.shared, path: path.slice(2) }
  const replaced = original && source?.from === 'override' ? valueAt(original.document.value, original.path) : undefined
  const raw = source && valueAt(source.origin.document.value, source.origin.path)
  const written = typeof raw === 'string' && raw !== value ? raw : undefined
  return {
    subject: subject.name,
    /** JSON Pointer within the resolved page. */
    pointer: toPointer(path),
    /** With its variables filled in. */
    value,
    from: source?.from ?? 'nobody',
    place: source && placeOf(source.origin),
    /** Where the page uses the shared section that this value belongs to. */
    use: section?.shared && placeOf({ document, path: ['sections', section.index, 'use'] }),
    /** Where the entry that this value belongs to is chosen. */
    chosen: isEntry && selection ? placeOf(selection.origin) : undefined,
    /** The value in the shared section, if the page overrides it. */
    instead: original && replaced !== undefined ? { place: placeOf(original), value: replaced } : undefined,
    /** As it is written, if that differs. */
    written,
    variables: explainVariables(written ?? '', subject, site),
    description: schema?.description,
    default: schema?.default,
    parts: explainParts(subject, path),
  }
}

/** Finds where a value that is not left out was written. */
function sourceOf({ page, document }: Subject, path: Path): { from: ValueSource; origin: Origin } {
  if (!page) return { from: 'site', origin: { document, path } }
  const origin = originOf(page, path)
  const section = path[0] === 'sections' ? page.origins[Number(path[1])] : undefined
  const isInList = Object.values(section?.lists ?? {}).some((list) => list.document === origin.document)
  if (isInList) return { from: 'list', origin }
  if (origin.document !== page.document) return { from: 'shared', origin }
  const isUse = section?.shared
  return { from: isUse ? 'override' : 'page', origin }
}

/** Lists the parts of an object or a list. Three levels are enough for the items of a section, and easy to read. */
function explainParts(subject: Subject, path: Path, levels = 3): ValuePart[] | undefined {
  const value = valueAt(subject.data, path)
  // a section that was left out has no value
  const steps = Array.isArray(value) ? Object.keys(value).map(Number) : isRecord(value) ? Object.keys(value) : []
  if (levels === 0 || steps.length === 0) return undefined
  return steps.map((step) => {
    const { from, origin } = sourceOf(subject, [...path, step])
    const parts = explainParts(subject, [...path, step], levels - 1)
    const content = parts ? { parts } : { value: valueAt(value, [step]) }
    return { name: String(step), from, place: placeOf(origin), ...content }
  })
}

function explainVariables(written: string, subject: Subject, site: ExplainableSite) {
  const { page } = subject
  const { document, data, cityCount } = site
  const variables = page?.variables ?? { ...cityCount.variables, ...site.variables }
  return namesIn(written).map((name) => {
    const { how, ...paths } = variableSource(name, page?.vars ?? {}, data, placeNamed(page?.data))
    return {
      name,
      value: Object.hasOwn(variables, name) ? variables[name] : undefined,
      how,
      sources: [...sourcesIn(subject, paths.page), ...(document ? sourcesIn({ document, data }, paths.site) : [])],
    }
  })
}

/** The values at these paths, or else their defaults, which have no place. A path without either is skipped. */
function sourcesIn(subject: Omit<Subject, 'name'>, paths: Path[]) {
  return paths.flatMap((path) => {
    const written = valueAt(subject.data, path)
    const value = written === undefined ? schemaIn(subject, path)?.default : written
    const place = written === undefined ? undefined : placeOf({ document: subject.document, path })
    return value === undefined ? [] : [{ pointer: toPointer(path), value, place }]
  })
}
