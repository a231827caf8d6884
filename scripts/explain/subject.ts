import { resolve } from 'node:path'
import { addressesOf } from '../../renderer/pipeline/addresses'
import type { SourceDocument, ResolvedPage } from '../../renderer/pipeline/documents/document'
import { isRecord, type Path, toPointer } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { type Schema, schemaAt } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { UsageError } from '../command'

/** What an author asks about: a page, or site.json. */
export interface Subject {
  /** The page's route, or "site". */
  name: string
  document: SourceDocument
  data: Record<string, unknown>
  schema: Schema | undefined
  /** Absent for site.json. */
  page?: ResolvedPage
}

/**
 * Finds what an author names: "site", a route, an alias, or the path of a page's file.
 * @throws UsageError where there is none
 */
export function findSubject({ sources, resolved, facts, folder }: OpenSite, name: string): Subject {
  const { schemas } = getValidator()
  if (name === 'site') {
    if (!resolved.document) throw new UsageError('The site has no site.json.')
    assertReadable(resolved.document)
    return { name, document: resolved.document, data: resolved.site, schema: schemas.get('site.schema.json') }
  }
  const route = `/${name.replace(/^\/|\/$/g, '')}`
  const isNamed = ({ file }: SourceDocument) => resolve(file) === resolve(name) || file === `${folder}/${name}`
  const page = resolved.pages.find(
    ({ document, data, ...page }) =>
      page.route === route || isNamed(document) || (Array.isArray(data.aliases) && data.aliases.includes(route)),
  )
  if (page)
    return { name: page.route, document: page.document, data: page.data, schema: schemas.get('page.schema.json'), page }
  const source = sources.pages.find((source) => source.route === route || isNamed(source.document))
  if (source) assertReadable(source.document)
  const shared = [...sources.shared.values()].find(isNamed)
  if (shared) throw new UsageError(`${shared.file} is a shared section. Name a page that uses it.`)
  const { all } = addressesOf(facts, { document: resolved.document, data: resolved.site })
  if (all.some((known) => known.kind === 'redirect' && known.route === route))
    throw new UsageError(`${route} is a redirect of site.json. Name the page that it leads to.`)
  const known = all.filter(({ kind }) => kind === 'page' || kind === 'alias').map((address) => address.route)
  const hint = didYouMean(route, known, 'Name a route such as /plano, or "site".')
  throw new UsageError(`No page has the address ${route}. ${hint}`)
}

/** @throws UsageError where a document is no JSON */
function assertReadable({ file, tree }: SourceDocument): void {
  if (!tree) throw new UsageError(`${file} is no JSON, so that nothing in it can be told. Run npm run validate.`)
}

/**
 * Finds a place that people write as a JSON Pointer, or with dots and brackets: "/sections/3/title", "sections[3].title".
 * Its last step may be one that is left out, where the schema knows it.
 * @throws UsageError that says where the path ends and why
 */
export function findPath({ data, schema }: Pick<Subject, 'data' | 'schema'>, place: string): Path {
  const path: Path = []
  let at: unknown = data
  for (const step of parseSteps(place)) {
    const name = toPointer(path) || 'The document'
    if (at === undefined) throw new UsageError(`${name} is left out, so that nothing stands in it.`)
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(step) || Number(step) >= at.length)
        throw new UsageError(`${name} has no "${step}": it has ${describeEntries(at.length)}.`)
      path.push(Number(step))
      at = at[Number(step)]
      continue
    }
    if (!isRecord(at)) throw new UsageError(`${name} is ${JSON.stringify(at)}, which has no parts.`)
    const fields = Object.keys(schemaAt(schema, data, path)?.properties ?? {})
    const known = [...new Set([...Object.keys(at), ...fields])].filter((field) => !field.startsWith('$'))
    if (!known.includes(step)) {
      const hint = didYouMean(step, known, `It can have: ${known.join(', ')}.`)
      throw new UsageError(`${name} has no "${step}". ${hint}`)
    }
    path.push(step)
    at = Object.hasOwn(at, step) ? at[step] : undefined
  }
  return path
}

function parseSteps(place: string): string[] {
  const plain = place.replace(/^#/, '').replaceAll(/\[(\d+)\]/g, '/$1')
  // in a pointer, names may hold dots
  const steps = plain.split(place.includes('/') ? '/' : /[/.]/)
  return steps.filter((step) => step !== '').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function describeEntries(length: number): string {
  if (length === 0) return 'no entries'
  return length === 1 ? 'one entry, 0' : `${length} entries, 0 to ${length - 1}`
}
