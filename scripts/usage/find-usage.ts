import { addressesOf } from '../../renderer/pipeline/addresses'
import { documentTexts } from '../../renderer/pipeline/cities/city-facts'
import { isRecord } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { SITE_VARIABLES } from '../../renderer/pipeline/documents/site-variables'
import { namesIn } from '../../renderer/pipeline/documents/variables'
import { ICON_NAMES } from '../../renderer/pipeline/rules/formats'
import { siteTexts } from '../../renderer/pipeline/documents/texts'
import { UsageError } from '../command'
import { shorten } from '../terminal'
import { type Found, type UsageReport, groupUses, unknownName } from './report'
import { findFields, findSections, findShared } from './section-usage'

/** What can be asked for, each with the function that finds its uses, or throws a UsageError for an unknown name. */
export const USAGE_KINDS: Record<string, (site: OpenSite, name: string) => Found> = {
  section: findSections,
  shared: findShared,
  field: findFields,
  image: findImage,
  icon: findIcon,
  variable: findVariable,
  link: findLinks,
}

/**
 * Finds who uses a thing.
 * @throws UsageError where there is no such kind of thing, or none of that name
 */
export function findUsage(site: OpenSite, kind: string, name?: string): UsageReport {
  const kinds = Object.keys(USAGE_KINDS)
  const find = USAGE_KINDS[kind]
  if (!find) throw unknownName(`nothing is told of "${kind}".`, kind, kinds, `Name one of: ${kinds.join(', ')}.`)
  if (!name) throw new UsageError(`${kind} needs a name behind it. npm run usage -- --help shows examples.`)
  const { name: found = name, description, findings, ...more } = find(site, name)
  return { kind, name: found, description, uses: groupUses(findings, site.resolved), ...more }
}

/** The texts that name a variable, as they are written, once for each page that shows them. */
function findVariable({ resolved, sources }: OpenSite, braced: string): Found {
  const name = braced.replace(/^\{(.*)\}$/, '$1')
  const { document: site, pages } = resolved
  const documents = [
    ...pages.map((page) => ({ document: page.document, page })),
    ...[...sources.shared.values()].flatMap((document) => {
      const users = pages.filter(({ origins }) => origins.some(({ shared }) => shared === document))
      return users.length > 0 ? users.map((page) => ({ document, page })) : [{ document }]
    }),
    ...(site ? [{ document: site }] : []),
  ]
  const findings = documents.flatMap(({ document, ...shown }) =>
    documentTexts(document)
      .filter(({ text }) => namesIn(text).includes(name))
      .map(({ path, text }) => ({ ...shown, origin: { document, path }, detail: shorten(text) })),
  )
  const known = new Set([...Object.keys(SITE_VARIABLES), ...pages.flatMap(({ vars }) => Object.keys(vars))])
  if (findings.length === 0 && !known.has(name))
    throw unknownName(`there is no variable "${name}".`, name, known, `There are: ${[...known].join(', ')}.`)
  return { name, findings }
}

/**
 * The links to an address, whatever place on its page; a page is also found by links to its aliases and its redirects.
 * @param name a route, or any address as links name it: "/contactus", "#quote", "https://example.com"
 */
function findLinks({ resolved, facts }: OpenSite, name: string): Found {
  const links = siteTexts(resolved).flatMap((text) => text.links.map((detail) => ({ ...text, detail })))
  const { all } = addressesOf(facts, { document: resolved.document, data: resolved.site })
  const linked = links.flatMap(({ detail }) => [detail, withoutPlace(detail)])
  const known = new Set([...all.map(({ route }) => route), ...linked])
  const address = [name, `/${name}`].find((candidate) => known.has(candidate))
  if (address === undefined) {
    const sentence = `nothing has the address ${name}, and nothing links to it.`
    throw unknownName(sentence, name, known, 'Name a route such as /contactus.')
  }
  const names = namesOf(resolved, address)
  return {
    name: address,
    findings: links.filter(({ detail }) => names.has(detail) || names.has(withoutPlace(detail))),
  }
}

/** "/contactus?from=plano#form" is "/contactus"; "#form" stays. */
const withoutPlace = (link: string) => (link.startsWith('/') ? link.replace(/[?#].*$/, '') : link)

/** The address, and all others that lead to its page. */
function namesOf({ pages, site }: OpenSite['resolved'], address: string): Set<unknown> {
  const own = pages.map(({ route, data }) => [route, ...(Array.isArray(data.aliases) ? data.aliases : [])])
  const names = own.find((names) => names.includes(address)) ?? [address]
  const redirects = (Array.isArray(site.redirects) ? site.redirects : []).filter(isRecord)
  return new Set([...names, ...redirects.filter(({ to }) => names.includes(to)).map(({ from }) => from)])
}

/** @param name a picture's address, or its file's name: "/images/truck.jpg", "public/images/truck.jpg", "truck.jpg" */
function findImage({ resolved, images }: OpenSite, name: string): Found {
  const texts = siteTexts(resolved).filter(({ format }) => format === 'image')
  const known = new Set([...images.keys(), ...texts.map(({ text }) => text)])
  const fileName = name.replace(/^(\.\/)?(public\/)?(images\/)?/, '')
  const address = known.has(name) ? name : [...known].find((image) => image.endsWith(`/${fileName}`))
  if (address === undefined) {
    const meant = name.startsWith('/') ? name : `/images/${name}`
    throw unknownName(`there is no picture ${name}.`, meant, known, 'public/images holds the pictures.')
  }
  return { name: address, findings: texts.filter(({ text }) => text === address) }
}

function findIcon({ resolved }: OpenSite, name: string): Found {
  const findings = siteTexts(resolved).filter(({ format, text }) => format === 'icon' && text === name)
  if (findings.length === 0 && !ICON_NAMES.includes(name))
    throw unknownName(`Lucide has no icon "${name}".`, name, ICON_NAMES, 'See lucide.dev/icons.')
  return { findings }
}
