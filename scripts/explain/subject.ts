import { resolve } from 'node:path'
import type { SourceDocument, ResolvedPage } from '../../renderer/pipeline/documents/document'
import { isRecord, type Path, toPointer } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { type Address, addressesOf } from '../../renderer/pipeline/addresses'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { type Schema, schemaAt } from '../../renderer/pipeline/validate/schemas'

/** What is asked about: a page, or the site's own file. */
export interface Subject {
  /** The page's route, or "site". */
  name: string
  document: SourceDocument
  data: Record<string, unknown>
  /** Absent for the site's own file. */
  page?: ResolvedPage
}

/**
 * Finds what an author names: "site", a route, an alias, or the path of a page's file.
 * @returns the subject, or a sentence that tells why there is none
 */
export function findSubject({ sources, resolved, facts, folder }: OpenSite, name: string): Subject | string {
  if (name === 'site') return siteSubject(resolved)
  const route = `/${name.replace(/^\/|\/$/g, '')}`
  const isNamed = ({ file }: SourceDocument) => resolve(file) === resolve(name) || file === `${folder}/${name}`
  const page = resolved.pages.find(
    ({ document, data, ...page }) =>
      page.route === route || isNamed(document) || (Array.isArray(data.aliases) && data.aliases.includes(route)),
  )
  if (page) return { name: page.route, document: page.document, data: page.data, page }
  const broken = sources.pages.find((source) => source.route === route || isNamed(source.document))
  if (broken) return `${broken.document.file} is no JSON, so that nothing in it can be told. Run npm run validate.`
  const shared = [...sources.shared.values()].find(isNamed)
  if (shared) return `${shared.file} is a shared section. Name a page that uses it.`
  return noPage(route, addressesOf(facts, { document: resolved.document, data: resolved.site }).all)
}

function siteSubject({ document, site }: OpenSite['resolved']): Subject | string {
  if (!document) return 'The site has no site.json.'
  if (!document.tree) return `${document.file} is no JSON, so that nothing in it can be told. Run npm run validate.`
  return { name: 'site', document, data: site }
}

function noPage(route: string, routes: Address[]): string {
  const isRedirect = routes.some((known) => known.kind === 'redirect' && known.route === route)
  if (isRedirect) return `${route} is a redirect of site.json. Name the page that it leads to.`
  const known = routes.filter(({ kind }) => kind === 'page' || kind === 'alias').map((known) => known.route)
  const hint = didYouMean(route, known, 'Name a route such as /plano, or "site".')
  return `No page has the address ${route}. ${hint}`
}

/**
 * The steps of a place as people write it: a JSON Pointer, or with dots and brackets.
 * @example "/sections/3/title", "sections/3/title", "sections[3].title", "sections.3.title" → ["sections", "3", "title"]
 */
export function parseSteps(place: string): string[] {
  const plain = place.replace(/^#/, '').replaceAll(/\[(\d+)\]/g, '/$1')
  // a dot separates only where nothing says that this is a pointer, whose names may hold dots
  const separator = place.includes('/') ? '/' : /[/.]/
  return plain
    .split(separator)
    .filter((step) => step !== '')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/**
 * The path of a place within a value. Its last step may be one that is left out, where the schema knows it.
 * @param id the $id of the value's schema
 * @returns the path, or a sentence that tells where it ends and why
 */
export function findPath(schemas: Map<string, Schema>, id: string, value: unknown, steps: string[]): Path | string {
  const path: Path = []
  let at = value
  for (const step of steps) {
    const name = toPointer(path) || 'The document'
    if (at === undefined) return `${name} is left out, so that nothing stands in it.`
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(step) || Number(step) >= at.length)
        return `${name} has no "${step}": it has ${describeEntries(at.length)}.`
      path.push(Number(step))
      at = at[Number(step)]
      continue
    }
    if (!isRecord(at)) return `${name} is ${JSON.stringify(at)}, which has no parts.`
    const fields = Object.keys(schemaAt(schemas.get(id), value, path)?.properties ?? {})
    const known = [...new Set([...Object.keys(at), ...fields])].filter((field) => !field.startsWith('$'))
    if (!known.includes(step))
      return `${name} has no "${step}". ${didYouMean(step, known, `It can have: ${known.join(', ')}.`)}`
    path.push(step)
    at = Object.hasOwn(at, step) ? at[step] : undefined
  }
  return path
}

function describeEntries(length: number): string {
  if (length === 0) return 'no entries'
  return length === 1 ? 'one entry, 0' : `${length} entries, 0 to ${length - 1}`
}
