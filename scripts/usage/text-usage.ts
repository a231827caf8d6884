import type { SourceDocument } from '../../renderer/pipeline/documents/document'
import { isRecord, type Path } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { addressesOf } from '../../renderer/pipeline/addresses'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { shorten } from '../columns'
import { SITE_VARIABLES } from '../../renderer/pipeline/documents/site-variables'
import { namesIn } from '../../renderer/pipeline/documents/variables'
import { ICON_NAMES } from '../../renderer/pipeline/rules/formats'
import { siteTexts } from '../../renderer/pipeline/documents/texts'
import { type Finding, type UsageReport, groupUses } from './usage-report'

/** Which texts name a variable, as they are written; or a sentence that there is no such one. */
export function variableUsage({ resolved, sources }: OpenSite, braced: string): UsageReport | string {
  const name = braced.replace(/^\{(.*)\}$/, '$1')
  const texts = writtenTexts({ resolved, sources }).filter(({ detail }) => namesIn(detail).includes(name))
  const known = new Set([...Object.keys(SITE_VARIABLES), ...resolved.pages.flatMap(({ vars }) => Object.keys(vars))])
  if (texts.length === 0 && !known.has(name))
    return `there is no variable "${name}". ${didYouMean(name, known, `There are: ${[...known].join(', ')}.`)}`
  const uses = texts.map((text) => ({ ...text, detail: shorten(text.detail) }))
  return { kind: 'variable', name, uses: groupUses(uses, resolved) }
}

type WrittenText = Finding & { detail: string }

/** Every text of the documents as it is written, once for each page that may show it. */
function writtenTexts({ resolved, sources }: Pick<OpenSite, 'resolved' | 'sources'>): WrittenText[] {
  const { document: site, pages } = resolved
  return [
    ...pages.flatMap((page) => textsOf(page.document).map((text) => ({ ...text, page }))),
    ...[...sources.shared.values()].flatMap((shared) => {
      const users = pages.filter(({ origins }) => origins.some((origin) => origin.shared === shared))
      return textsOf(shared).flatMap((text) => (users.length > 0 ? users.map((page) => ({ ...text, page })) : [text]))
    }),
    ...(site ? textsOf(site) : []),
  ]
}

function textsOf(document: SourceDocument): WrittenText[] {
  const texts = (value: unknown, path: Path): WrittenText[] => {
    if (typeof value === 'string') return [{ origin: { document, path }, detail: value }]
    if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, [...path, index]))
    return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => texts(item, [...path, key])) : []
  }
  return texts(document.value, [])
}

/**
 * Who links to an address, whatever place on its page; or a sentence that nothing has that address.
 * A page is also found by links to its aliases and its redirects.
 * @param name a route, or any address as links name it: "/contactus", "#quote", "https://example.com"
 */
export function linkUsage({ resolved, facts }: OpenSite, name: string): UsageReport | string {
  const links = siteTexts(resolved).flatMap((text) =>
    text.links.map((detail) => ({ ...text, origin: text.origin, detail })),
  )
  const routes = addressesOf(facts, { document: resolved.document, data: resolved.site }).all.map(({ route }) => route)
  const known = new Set([...routes, ...links.flatMap(({ detail }) => [detail, withoutPlace(detail)])])
  const address = [name, `/${name}`].find((candidate) => known.has(candidate))
  if (address === undefined) {
    const hint = didYouMean(name, known, 'Name a route such as /contactus.')
    return `nothing has the address ${name}, and nothing links to it. ${hint}`
  }
  const names = namesOf(resolved, address)
  const leads = links.filter(({ detail }) => names.has(detail) || names.has(withoutPlace(detail)))
  return { kind: 'link', name: address, uses: groupUses(leads, resolved) }
}

/** "/contactus?from=plano#form" is "/contactus"; "#form" stays. */
const withoutPlace = (link: string) => (link.startsWith('/') ? link.replace(/[?#].*$/, '') : link)

/** The address, and all others that lead to its page. */
function namesOf({ pages, site }: OpenSite['resolved'], address: string): Set<unknown> {
  const own = pages.map(({ route, data }) => [route, ...(Array.isArray(data.aliases) ? data.aliases : [])])
  const names = own.find((names) => names.includes(address)) ?? [address]
  const redirects = (Array.isArray(site.redirects) ? site.redirects : []).filter(isRecord)
  const from = redirects.filter(({ to }) => names.includes(to)).map(({ from }) => from)
  return new Set([...names, ...from])
}

/**
 * Where a picture is used; or a sentence that there is no such one.
 * @param name its address, or its file's name: "/images/truck.jpg", "truck.jpg"
 */
export function imageUsage({ resolved, images }: OpenSite, name: string): UsageReport | string {
  const texts = siteTexts(resolved).filter(({ format }) => format === 'image')
  const known = new Set([...images.keys(), ...texts.map(({ text }) => text)])
  const address = known.has(name) ? name : [...known].find((image) => image.endsWith(`/${fileName(name)}`))
  if (address === undefined) {
    const hint = didYouMean(name.startsWith('/') ? name : `/images/${name}`, known, 'public/images holds the pictures.')
    return `there is no picture ${name}. ${hint}`
  }
  return {
    kind: 'image',
    name: address,
    uses: groupUses(
      texts.filter(({ text }) => text === address),
      resolved,
    ),
  }
}

/** "public/images/truck.jpg" is "truck.jpg": a shell completes paths. */
const fileName = (path: string) => path.replace(/^(\.\/)?(public\/)?(images\/)?/, '')

/** Where an icon is used; or a sentence that Lucide has no such one. */
export function iconUsage({ resolved }: OpenSite, name: string): UsageReport | string {
  const uses = siteTexts(resolved).filter(({ format, text }) => format === 'icon' && text === name)
  if (uses.length === 0 && !ICON_NAMES.includes(name))
    return `Lucide has no icon "${name}". ${didYouMean(name, ICON_NAMES, 'See lucide.dev/icons.')}`
  return { kind: 'icon', name, uses: groupUses(uses, resolved) }
}
