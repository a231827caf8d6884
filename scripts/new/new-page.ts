import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEdits } from '../../renderer/changes/check-edits'
import type { Edit } from '../../renderer/changes/edit'
import { findDocument } from '../../renderer/changes/document-names'
import { loadForChanges } from '../../renderer/changes/load-for-changes'
import { toNewRoute } from '../../renderer/changes/new-route'
import { planChange } from '../../renderer/changes/plan-change'
import { writeEdits } from '../../renderer/changes/write-edits'
import { isRecord } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import { didYouMean } from '../../renderer/problems/suggest'
import { readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import type { LoadedSite } from '../../renderer/site/site'
import { UsageError, assertSiteFolder } from '../command'
import { printEdits } from '../edit/print-edits'
import { refuse, refusing } from '../edit/refusing'

interface Options extends Omit<PageModel, 'sections'> {
  sections?: string
  site: string
  dryRun?: boolean
}

/** What a new page is made of: another page, or section types. */
interface PageModel {
  from?: string | undefined
  sections?: string[] | undefined
  title?: string | undefined
}

/**
 * Writes a page that is made like another one, or of the examples of section types. It may need words and links of its own
 * before it is right, so its problems are listed, but don't prevent it.
 * @throws UsageError if the address is taken, or nothing says what the page is made of
 */
export async function newPage(name: string, { site: folder, dryRun = false, ...options }: Options): Promise<void> {
  assertSiteFolder(folder)
  const site = await loadForChanges(folder)
  const sections = options.sections?.split(',').map((type) => type.trim())
  const edits = refusing(UsageError, () => planPage(site, name, { ...options, sections }))
  const checked = await checkEdits(edits, site)
  if (!dryRun) await writeEdits(edits, folder).catch(refuse(UsageError))
  printEdits({ edits, ...checked }, 'pretty', dryRun ? 'planned' : 'written')
  if (dryRun) return
  const command = folder === 'site.config' ? 'npm run dev' : `npm run dev -- --site ${folder}`
  console.log(`\nNow write its own words, and link to it. \`${command}\` shows the page at ${toNewRoute(name, site)}.`)
}

/**
 * Plans a new page.
 * @throws UsageError or ChangeError if the address is taken, or nothing says what the page is made of
 */
export function planPage(site: LoadedSite, name: string, model: PageModel): Edit[] {
  const route = toNewRoute(name, site)
  assertLeadsNowhere(route, site)
  return planChange({ [route]: [{ op: 'add', path: '', value: documentOf(route, site, model) }] }, site)
}

/** @throws UsageError if the address is another one of a page, or redirects */
function assertLeadsNowhere(route: string, site: LoadedSite): void {
  const redirects: unknown[] = Array.isArray(site.data.redirects) ? site.data.redirects : []
  if (redirects.some((redirect) => isRecord(redirect) && redirect.from === route))
    throw new UsageError(`site.json redirects ${route}. Remove that redirect first, or choose another address.`)
  const page = site.pages.find((page) => {
    const { value } = readPage(page, site).document
    return isRecord(value) && Array.isArray(value.aliases) && value.aliases.includes(route)
  })
  if (page) throw new UsageError(`${page.file} has the alias ${route}. Remove it first, or choose another address.`)
}

function documentOf(route: string, site: LoadedSite, { from, sections, title }: PageModel): object {
  if ((from === undefined) === (sections === undefined))
    throw new UsageError(
      `say what the page is made of: --from and the page that it is to be like, or --sections and types: ${sectionTypes(readSchemas()).join(',')}.`,
    )
  const newTitle = title === undefined ? {} : { title }
  if (from !== undefined) return { ...copyOf(from, site), ...newTitle }
  const words = route.replace(/^.*\//, '').replaceAll('-', ' ')
  return {
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    description: 'Write here what visitors find on this page, in one or two sentences for search results.',
    ...newTitle,
    sections: examplesOf(sections ?? []),
  }
}

/** A page's document, but for what is true of that page alone. */
function copyOf(from: string, site: LoadedSite): Record<string, unknown> {
  const { page } = findDocument(from, site)
  if (!page) {
    const routes = site.pages.map(({ route }) => route)
    throw new UsageError(`there is no page ${from}. ${didYouMean(from, routes, 'A page is named like /plano.')}`)
  }
  const { value } = readPage(page, site).document
  if (!isRecord(value)) throw new UsageError(`${page.file} isn’t a valid page. \`npm run validate\` shows what to fix.`)
  if (isRecord(value.vars) && typeof value.vars.city === 'string')
    throw new UsageError(`${page.file} is a city page. \`npm run new -- city\` copies it for another city.`)
  const { aliases: _aliases, canonical: _canonical, ...rest } = value
  return rest
}

/** The examples of section types. Of several with the same id, only the first has it. */
function examplesOf(types: string[]): object[] {
  const existingTypes = sectionTypes(readSchemas())
  const ids = new Set<unknown>()
  return types.map((type) => {
    if (!existingTypes.includes(type)) {
      const hint = didYouMean(type, existingTypes, `There are: ${existingTypes.join(', ')}.`)
      throw new UsageError(`there is no section type ${JSON.stringify(type)}. ${hint}`)
    }
    const example = JSON.parse(readFileSync(join('sections', type, 'example.json'), 'utf8')) as { id?: string }
    const { id, ...withoutId } = example
    if (id === undefined || !ids.has(id)) {
      ids.add(id)
      return example
    }
    return withoutId
  })
}
