import { addressesOf } from '../../renderer/site/addresses'
import { nodeOf, type SourceDocument, documentTexts } from '../../renderer/documents/document'
import { valueAt } from '../../renderer/documents/json-tree'
import { SITE_VARIABLES } from '../../renderer/documents/site-variables'
import { namesIn } from '../../renderer/documents/variables'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { ICON_NAMES, isImageAddress } from '../../renderer/rules/values/formats'
import { getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { siteTexts } from '../../renderer/schema/texts'
import { UsageError } from '../command'
import { type Place, placeOf, shorten } from '../terminal'
import { type Usage, findFields, findSections, findShared, unknownName } from './section-usage'
import type { ResolvedPage } from '../../renderer/site/page'
import { findText } from './text-usage'

/** What can be asked for, each with the function that finds its uses, or throws a UsageError for an unknown name. */
export const USAGE_KINDS: Record<string, (site: OpenSite, name: string) => Usage> = {
  section: findSections,
  shared: findShared,
  field: findFields,
  image: findImage,
  icon: findIcon,
  variable: findVariable,
  link: findLinks,
  text: findText,
}

/** Who uses one thing: plain data. */
export type UsageReport = ReturnType<typeof findUsage>

/**
 * Finds who uses a thing.
 * @throws UsageError where there is no such kind of thing, or none of that name
 */
export function findUsage(site: OpenSite, kind: string, name?: string) {
  const kinds = Object.keys(USAGE_KINDS)
  const find = Object.hasOwn(USAGE_KINDS, kind) ? USAGE_KINDS[kind] : undefined
  const isType = sectionTypes(getSchemas()).includes(kind)
  const hint = isType ? `Did you mean "section ${kind}"?` : `Name one of: ${kinds.join(', ')}.`
  if (!find) throw unknownName(`"${kind}" is no kind of thing that a page uses.`, kind, kinds, hint)
  const what = kind === 'text' ? 'words' : 'a name'
  if (!name?.trim()) throw new UsageError(`${kind} needs ${what} behind it. npm run usage -- --help shows examples.`)
  const { name: found = name, description, findings, ...more } = find(site, name)
  return { kind, name: found, description, uses: groupUses(findings, site), ...more }
}

/** A place that uses what was asked for. */
export interface Use extends Place {
  /** The routes that show it: all of them for site.json, none for a shared section that no page uses. */
  pages: string[]
  /** What stands there, as far as it helps to find the place again. */
  detail?: string
}

/** One use for each place of the documents, however many pages show it. */
function groupUses(findings: Usage['findings'], { document, resolvedPages: pages }: OpenSite): Use[] {
  const uses = new Map<string, Use>()
  for (const { origin, page, detail, index } of findings) {
    const key = `${origin.document.file} ${nodeOf(origin).offset}`
    const use = uses.get(key)
    const before = use?.pages ?? (origin.document === document ? pages.map(({ route }) => route) : [])
    const routes = page && !before.includes(page.route) ? [...before, page.route] : before
    // a text that each page shows otherwise is shown as it is written
    const written = use && use.detail !== detail ? shorten(valueAt(origin.document.value, origin.path)) : detail
    uses.set(key, { ...placeOf(origin, index), pages: routes, detail: written })
  }
  return [...uses.values()]
}

/** What is used how often: plain data. */
export type Overview = ReturnType<typeof overview>

/** Counts what the pages of a site use, most used first, and lists the pictures that they don't. */
export function overview(site: OpenSite) {
  const { images, resolvedPages, shared } = site
  const tally = (names: string[], find: (site: OpenSite, name: string) => Usage) =>
    names
      .map((name) => {
        const shownOn = find(site, name).findings.flatMap(({ page }) => page ?? [])
        return { name, sections: shownOn.length, pages: new Set(shownOn).size }
      })
      .sort((a, b) => b.sections - a.sections || a.name.localeCompare(b.name, 'en'))
  const texts = siteTexts(site).filter(({ format }) => format === 'image')
  const used = new Set(texts.map(({ text }) => text))
  const pictures = [...images.keys()].filter((image) => isImageAddress(image)).sort()
  return {
    pages: resolvedPages.length,
    types: tally(sectionTypes(getSchemas()), findSections),
    shared: tally([...shared.keys()], findShared),
    images: pictures.length,
    unusedImages: pictures.filter((image) => !used.has(image)),
  }
}

/** The texts that name a variable, as they are written, once for each page that shows them. */
function findVariable({ document: site, resolvedPages: pages, shared }: OpenSite, braced: string): Usage {
  const name = braced.replace(/^\{(.*)\}$/, '$1')
  const written = (document: SourceDocument, page?: ResolvedPage) =>
    documentTexts(document)
      .filter(({ text }) => namesIn(text).includes(name))
      .map(({ path, text }) => ({ page, origin: { document, path }, detail: shorten(text) }))
  const findings = [
    ...pages.flatMap((page) => written(page.document, page)),
    ...[...shared.values()].flatMap((document) => {
      const users = pages.filter(({ origins }) => origins.some(({ shared }) => shared === document))
      return users.length > 0 ? users.flatMap((page) => written(document, page)) : written(document)
    }),
    ...(site ? written(site) : []),
  ]
  const known = new Set([...Object.keys(SITE_VARIABLES), ...pages.flatMap(({ vars }) => Object.keys(vars))])
  if (findings.length === 0 && !known.has(name))
    throw unknownName(`there is no variable "${name}".`, name, known, `There are: ${[...known].join(', ')}.`)
  return { name, findings }
}

/**
 * The links to an address, whatever place on its page; a page is also found by links to its aliases and its redirects.
 * @param name a route, or any address as links name it: "/contactus", "#quote", "https://example.com"
 */
function findLinks(site: OpenSite, name: string): Usage {
  const links = siteTexts(site).flatMap((text) => text.links.map((detail) => ({ ...text, detail })))
  const { all, byRoute } = addressesOf(site.facts, site)
  const linked = links.flatMap(({ detail }) => [detail, withoutPlace(detail)])
  const known = new Set([...all.map(({ route }) => route), ...linked])
  const address = [name, `/${name}`].find((candidate) => known.has(candidate))
  if (address === undefined) {
    const sentence = `nothing has the address ${name}, and nothing links to it.`
    throw unknownName(sentence, name, known, 'Name a route such as /contactus.')
  }
  const target = byRoute.get(address)
  const own = all
    .filter(({ kind, file }) => target && kind !== 'redirect' && file === target.file)
    .map(({ route }) => route)
  const redirects = all.flatMap(({ redirect }) => redirect ?? []).filter(({ to }) => [address, ...own].includes(to))
  const names = new Set([address, ...own, ...redirects.map(({ from }) => from)])
  const findings = links.filter(({ detail }) => names.has(detail) || names.has(withoutPlace(detail)))
  return { name: address, findings }
}

/** "/contactus?from=plano#form" is "/contactus"; "#form" stays. */
const withoutPlace = (link: string) => (link.startsWith('/') ? link.replace(/[?#].*/s, '') : link)

/** @param name a picture's address, or its file's name: "/images/truck.jpg", "public/images/truck.jpg", "truck.jpg" */
function findImage(site: OpenSite, name: string): Usage {
  const texts = siteTexts(site).filter(({ format }) => format === 'image')
  const known = new Set([...site.images.keys(), ...texts.map(({ text }) => text)])
  const fileName = name.replace(/^(\.\/)?(public\/)?(images\/)?/, '')
  const address = known.has(name) ? name : [...known].find((image) => image.endsWith(`/${fileName}`))
  if (address === undefined) {
    const meant = name.startsWith('/') ? name : `/images/${name}`
    throw unknownName(`there is no picture ${name}.`, meant, known, 'public/images holds the pictures.')
  }
  return { name: address, findings: texts.filter(({ text }) => text === address) }
}

function findIcon(site: OpenSite, name: string): Usage {
  const findings = siteTexts(site).filter(({ format, text }) => format === 'icon' && text === name)
  if (findings.length === 0 && !ICON_NAMES.includes(name))
    throw unknownName(`Lucide has no icon "${name}".`, name, ICON_NAMES, 'See lucide.dev/icons.')
  return { findings }
}
