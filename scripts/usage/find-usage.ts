import { addressesOf } from '../../renderer/site/addresses'
import { nodeOf, type SourceDocument, documentTexts } from '../../renderer/documents/document'
import { valueAt } from '../../renderer/documents/json-tree'
import { SITE_VARIABLES } from '../../renderer/documents/site-variables'
import { namesIn } from '../../renderer/documents/variables'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { isImageAddress } from '../../renderer/rules/values/formats'
import { ICON_NAMES } from '../../renderer/rules/values/icons'
import { getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { siteTexts } from '../../renderer/schema/texts'
import { UsageError } from '../command'
import { type Place, placeOf, summarizeValue } from '../terminal'
import { findList, pagesShowing, selectionsFrom } from './list-usage'
import { type Usage, findFields, findSections, findShared, unknownName } from './section-usage'
import type { ResolvedPage } from '../../renderer/site/page'
import { findText } from './text-usage'

/** Finds the uses of each kind of thing. The functions throw a UsageError for an unknown name. */
export const USAGE_KINDS: Record<string, (site: OpenSite, name: string) => Usage> = {
  section: findSections,
  shared: findShared,
  list: findList,
  field: findFields,
  image: findImage,
  icon: findIcon,
  variable: findVariable,
  link: findLinks,
  text: findText,
}

/** Where one thing is used, as plain data. */
export type UsageReport = ReturnType<typeof findUsage>

/**
 * Finds where a thing is used.
 * @throws UsageError if there is no such kind of thing, or none with that name
 */
export function findUsage(site: OpenSite, kind: string, name?: string) {
  const kinds = Object.keys(USAGE_KINDS)
  const find = Object.hasOwn(USAGE_KINDS, kind) ? USAGE_KINDS[kind] : undefined
  const isType = sectionTypes(getSchemas()).includes(kind)
  const hint = isType ? `Did you mean "section ${kind}"?` : `Choose one of: ${kinds.join(', ')}.`
  if (!find) throw unknownName(`there is no kind "${kind}".`, kind, kinds, hint)
  const what = kind === 'text' ? 'the words to find' : 'a name'
  if (!name?.trim()) throw new UsageError(`add ${what} after "${kind}". See \`npm run usage -- --help\` for examples.`)
  const { name: fullName = name, description, findings, ...more } = find(site, name)
  return { kind, name: fullName, description, uses: groupUses(findings, site), ...more }
}

/** A place where the thing is used. */
export interface Use extends Place {
  /** The routes that show it: all for site.json, none for a shared section or an entry of a list that no page shows. */
  pages: string[]
  /** What is written there, if that helps to recognize the place. */
  detail?: string
}

/** Groups findings by their place in the documents, however many pages show it. */
function groupUses(findings: Usage['findings'], { document, resolvedPages: pages }: OpenSite): Use[] {
  const uses = new Map<string, Use>()
  for (const { origin, page, detail, index } of findings) {
    const key = `${origin.document.file} ${nodeOf(origin).offset}`
    const use = uses.get(key)
    const earlierRoutes = use?.pages ?? (origin.document === document ? pages.map(({ route }) => route) : [])
    const routes = page && !earlierRoutes.includes(page.route) ? [...earlierRoutes, page.route] : earlierRoutes
    // if pages show a text differently, it is quoted as it is written
    const written = use && use.detail !== detail ? summarizeValue(valueAt(origin.document.value, origin.path)) : detail
    uses.set(key, { ...placeOf(origin, index), pages: routes, detail: written })
  }
  return [...uses.values()]
}

/** How often things are used, as plain data. */
export type Overview = ReturnType<typeof overview>

/** Counts what the pages of a site use, most used first, and lists unused pictures. */
export function overview(site: OpenSite) {
  const { images, resolvedPages, shared, lists } = site
  const findChoosing = (_: OpenSite, name: string) => ({ findings: selectionsFrom(site, name) })
  const tally = (names: string[], find: (site: OpenSite, name: string) => Pick<Usage, 'findings'>) =>
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
    lists: tally([...lists.keys()], findChoosing),
    images: pictures.length,
    unusedImages: pictures.filter((image) => !used.has(image)),
  }
}

/** Finds the texts that name a variable, as they are written, once for each page that shows them. */
function findVariable(open: OpenSite, braced: string): Usage {
  const { document: site, resolvedPages: pages, shared, lists } = open
  const name = braced.replace(/^\{(.*)\}$/, '$1')
  const written = (document: SourceDocument, page?: ResolvedPage) =>
    documentTexts(document)
      .filter(({ text }) => namesIn(text).includes(name))
      .map(({ path, text }) => ({ page, origin: { document, path }, detail: summarizeValue(text) }))
  const findings = [
    ...pages.flatMap((page) => written(page.document, page)),
    ...[...shared.values()].flatMap((document) => {
      const users = pages.filter(({ origins }) => origins.some(({ shared }) => shared === document))
      return users.length > 0 ? users.flatMap((page) => written(document, page)) : written(document)
    }),
    ...[...lists].flatMap(([list, { document }]) => {
      const selections = selectionsFrom(open, list)
      return written(document).flatMap((text) => {
        const users = pagesShowing(selections, text.origin)
        return users.length > 0 ? users.map((page) => ({ ...text, page })) : [text]
      })
    }),
    ...(site ? written(site) : []),
  ]
  const names = new Set([
    ...Object.keys(SITE_VARIABLES),
    ...Object.keys(open.variables),
    ...pages.flatMap(({ vars }) => Object.keys(vars)),
  ])
  if (findings.length === 0 && !names.has(name))
    throw unknownName(`there is no variable "${name}".`, name, names, `There are: ${[...names].join(', ')}.`)
  return { name, findings }
}

/**
 * Finds the links to an address, to any place on its page, and to the aliases and redirects of that page.
 * @param name a route, or any address in a link: "/contactus", "#quote", "https://example.com"
 */
function findLinks(site: OpenSite, name: string): Usage {
  const links = siteTexts(site).flatMap((text) => text.links.map((detail) => ({ ...text, detail })))
  const { all, byRoute } = addressesOf(site.facts, site)
  const linkedAddresses = links.flatMap(({ detail }) => [detail, withoutPlace(detail)])
  const addresses = new Set([...all.map(({ route }) => route), ...linkedAddresses])
  const address = [name, `/${name}`].find((candidate) => addresses.has(candidate))
  if (address === undefined) {
    const sentence = `no page has the address ${name}, and nothing links to it.`
    throw unknownName(sentence, name, addresses, 'Give an address such as /contactus.')
  }
  const target = byRoute.get(address)
  const routesOfPage = all
    .filter(({ kind, file }) => target && kind !== 'redirect' && file === target.file)
    .map(({ route }) => route)
  const redirects = all
    .flatMap(({ redirect }) => redirect ?? [])
    .filter(({ to }) => [address, ...routesOfPage].includes(to))
  const targets = new Set([address, ...routesOfPage, ...redirects.map(({ from }) => from)])
  const findings = links.filter(({ detail }) => targets.has(detail) || targets.has(withoutPlace(detail)))
  return { name: address, findings }
}

/** "/contactus?from=plano#form" is "/contactus"; "#form" stays. */
const withoutPlace = (link: string) => (link.startsWith('/') ? link.replace(/[?#].*/s, '') : link)

/** @param name the address or file of a picture: "/images/truck.jpg", "public/images/truck.jpg", "truck.jpg" */
function findImage(site: OpenSite, name: string): Usage {
  const texts = siteTexts(site).filter(({ format }) => format === 'image')
  const addresses = new Set([...site.images.keys(), ...texts.map(({ text }) => text)])
  const fileName = name.replace(/^(\.\/)?(public\/)?(images\/)?/, '')
  const address = addresses.has(name) ? name : [...addresses].find((image) => image.endsWith(`/${fileName}`))
  if (address === undefined) {
    const likelyAddress = name.startsWith('/') ? name : `/images/${name}`
    throw unknownName(`there is no picture ${name}.`, likelyAddress, addresses, 'Pictures are in public/images.')
  }
  return { name: address, findings: texts.filter(({ text }) => text === address) }
}

function findIcon(site: OpenSite, name: string): Usage {
  const findings = siteTexts(site).filter(({ format, text }) => format === 'icon' && text === name)
  if (findings.length === 0 && !ICON_NAMES.includes(name))
    throw unknownName(`Lucide has no icon "${name}".`, name, ICON_NAMES, 'See lucide.dev/icons.')
  return { findings }
}
