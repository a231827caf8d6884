import { resolve } from 'node:path'
import { addressesOf } from '../../renderer/site/addresses'
import { type Origin, type SourceDocument } from '../../renderer/documents/document'
import { isRecord, type Path, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { variableSource } from '../../renderer/documents/site-variables'
import { namesIn } from '../../renderer/documents/variables'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/problems/suggest'
import { getSchemas, schemaAt } from '../../renderer/schema/schemas'
import { UsageError } from '../command'
import { type Place, placeOf } from '../terminal'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedPage } from '../../renderer/site/page'

/** What an author asks about: a page, or site.json. */
interface Subject {
  /** The page's route, or "site". */
  name: string
  document: SourceDocument
  data: Record<string, unknown>
  /** Absent for site.json. */
  page?: ResolvedPage
}

/**
 * Who says a value: the page itself, the page beside "use" in place of the shared section, the shared section, site.json,
 * or nobody, so that the schema's default holds or nothing does.
 */
export type ValueSource = 'page' | 'override' | 'shared' | 'site' | 'nobody'

/** A part of an object or a list. What is deeply nested or empty is not split further, but shown as a whole. */
export interface ValuePart {
  name: string
  from: ValueSource
  place: Place
  value?: unknown
  parts?: ValuePart[]
}

/** The sections of a page, and where each comes from: for a shared one its file, and the keys that the page itself says. */
export type SectionLine = ReturnType<typeof listSections>[number]

/** Where a value comes from: plain data. What is undefined does not apply to it. */
export type Explanation = ReturnType<typeof explainValue>

/** A variable of a text, its value where something says it, and what is made of which sources. */
export type ExplainedVariable = ReturnType<typeof explainVariables>[number]

/** A page's sections, or where one value comes from. */
export interface Explained {
  subject: Subject
  data: SectionLine[] | Explanation
}

/**
 * Explains a place of a page or of site.json.
 * @param name "site", a route, an alias, or the path of a page's file
 * @param place a JSON Pointer, or with dots and brackets: "/sections/3/title", "sections[3].title". Its last step may be
 * one that is left out, if the schema knows it. Without a place, the sections of the page are listed.
 * @throws UsageError where there is no such page or place
 */
export function explain(site: OpenSite, name: string, place: string): Explained {
  const subject = findSubject(site, name)
  const path = findPath(subject, place)
  const page = path.length === 0 ? subject.page : undefined
  return { subject, data: page ? listSections(page) : explainValue(subject, path, site) }
}

function findSubject(site: OpenSite, name: string): Subject {
  const { document, data, facts, folder } = site
  if (name === 'site') {
    if (!document) throw new UsageError('The site has no site.json.')
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
  if (page) return { name: page.route, document: page.document, data: page.data, page }
  const shared = [...site.shared.values()].find(isNamed)
  if (shared) throw new UsageError(`${shared.file} is a shared section. Name a page that uses it.`)
  if (address?.kind === 'redirect')
    throw new UsageError(`${route} is a redirect of site.json. Name the page that it leads to.`)
  const known = all.filter(({ kind }) => kind === 'page' || kind === 'alias').map((address) => address.route)
  const hint = didYouMean(route, known, 'Name a route such as /plano, or "site".')
  throw new UsageError(`No page has the address ${route}. ${hint}`)
}

function assertReadable({ file, tree }: SourceDocument): void {
  if (!tree) throw new UsageError(`${file} is no JSON, so that nothing in it can be explained. Run npm run validate.`)
}

function findPath(subject: Subject, place: string): Path {
  const plain = place.replace(/^#/, '').replaceAll(/\[(\d+)\]/g, '/$1')
  // in a pointer, names may hold dots
  const steps = plain.split(place.includes('/') ? '/' : /[/.]/).filter((step) => step !== '')
  const path: Path = []
  for (const written of steps) {
    const step = written.replaceAll('~1', '/').replaceAll('~0', '~')
    const name = toPointer(path) || 'The document'
    const at = valueAt(subject.data, path)
    if (at === undefined) throw new UsageError(`${name} is left out, so that nothing stands in it.`)
    if (Array.isArray(at)) {
      const { length } = at
      const entries =
        length === 1 ? 'one entry, 0' : length > 0 ? `${length} entries, 0 to ${length - 1}` : 'no entries'
      if (!/^\d+$/.test(step) || Number(step) >= length)
        throw new UsageError(`${name} has no "${step}": it has ${entries}.`)
      path.push(Number(step))
    } else {
      if (!isRecord(at)) throw new UsageError(`${name} is ${JSON.stringify(at)}, which has no parts.`)
      const fields = Object.keys(schemaIn(subject, path)?.properties ?? {})
      const known = [...new Set([...Object.keys(at), ...fields])].filter((field) => !field.startsWith('$'))
      const hint = didYouMean(step, known, `It can have: ${known.join(', ')}.`)
      if (!known.includes(step)) throw new UsageError(`${name} has no "${step}". ${hint}`)
      path.push(step)
    }
  }
  return path
}

const schemaIn = ({ page, data }: Omit<Subject, 'name'>, path: Path) =>
  schemaAt(getSchemas().get(page ? 'page.schema.json' : 'site.schema.json'), data, path)

function listSections({ data, document, origins }: ResolvedPage) {
  return origins.map(({ index: written, shared, overrides }, index) => {
    const textAt = (key: string) => {
      const value = valueAt(data, ['sections', index, key])
      return typeof value === 'string' ? value : undefined
    }
    return {
      index,
      type: textAt('type'),
      title: textAt('title'),
      place: placeOf({ document, path: ['sections', written] }),
      shared: shared && { file: shared.file, overrides },
    }
  })
}

function explainValue(subject: Subject, path: Path, site: OpenSite) {
  const { page, document, data } = subject
  const schema = schemaIn(subject, path)
  const value = valueAt(data, path)
  const source = value === undefined ? undefined : sourceOf(subject, path)
  const section = path[0] === 'sections' ? page?.origins[Number(path[1])] : undefined
  const original = section?.shared && { document: section.shared, path: path.slice(2) }
  const replaced = original && source?.from === 'override' ? valueAt(original.document.value, original.path) : undefined
  const raw = source && valueAt(source.origin.document.value, source.origin.path)
  const written = typeof raw === 'string' && raw !== value ? raw : undefined
  return {
    subject: subject.name,
    /** JSON Pointer within the page as it is shown, with its shared sections in place. */
    pointer: toPointer(path),
    /** As it is shown, with its variables filled in. */
    value,
    from: source?.from ?? 'nobody',
    place: source && placeOf(source.origin),
    /** Where the page uses the shared section that this value belongs to. */
    use: section?.shared && placeOf({ document, path: ['sections', section.index, 'use'] }),
    /** What the shared section says, if the page says something else. */
    instead: original && replaced !== undefined ? { place: placeOf(original), value: replaced } : undefined,
    /** As it is written, where that is not how it is shown. */
    written,
    variables: explainVariables(written ?? '', subject, site),
    description: schema?.description,
    default: schema?.default,
    parts: explainParts(subject, path),
  }
}

/** Where a value that is not left out was written, and who says it. */
function sourceOf({ page, document }: Subject, path: Path): { from: ValueSource; origin: Origin } {
  if (!page) return { from: 'site', origin: { document, path } }
  const origin = originOf(page, path)
  if (origin.document !== page.document) return { from: 'shared', origin }
  const isUse = path[0] === 'sections' && page.origins[Number(path[1])]?.shared
  return { from: isUse ? 'override' : 'page', origin }
}

/** Lists the parts of an object or a list; three levels are enough for a section's items, and still read at a glance. */
function explainParts(subject: Subject, path: Path, levels = 3): ValuePart[] | undefined {
  const value = valueAt(subject.data, path)
  const steps = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : []
  if (levels === 0 || steps.length === 0) return undefined
  return steps.map((step) => {
    const { from, origin } = sourceOf(subject, [...path, step])
    const parts = explainParts(subject, [...path, step], levels - 1)
    const content = parts ? { parts } : { value: valueAt(value, [step]) }
    return { name: String(step), from, place: placeOf(origin), ...content }
  })
}

function explainVariables(written: string, subject: Subject, site: OpenSite) {
  const { page } = subject
  const { document, data, cityCount } = site
  const variables = page?.variables ?? { ...cityCount.variables, ...site.variables }
  return namesIn(written).map((name) => {
    const { how, ...paths } = variableSource(name, page?.vars ?? {})
    return {
      name,
      value: Object.hasOwn(variables, name) ? variables[name] : undefined,
      how,
      sources: [...sourcesIn(subject, paths.page), ...(document ? sourcesIn({ document, data }, paths.site) : [])],
    }
  })
}

/** The values at these paths, or the schema's default, which has no place. What is left out and has no default is no source. */
function sourcesIn(subject: Omit<Subject, 'name'>, paths: Path[]) {
  return paths.flatMap((path) => {
    const written = valueAt(subject.data, path)
    const value = written === undefined ? schemaIn(subject, path)?.default : written
    const place = written === undefined ? undefined : placeOf({ document: subject.document, path })
    return value === undefined ? [] : [{ pointer: toPointer(path), value, place }]
  })
}
