import type { SourceDocument } from '../documents/document'
import type { OpenSite } from '../inspect'
import { isRecord } from '../documents/is-record'
import type { Path } from '../documents/json-tree'
import { shorten } from '../report/shorten'
import { SITE_VARIABLES } from '../resolve/site-variables'
import { didYouMean } from '../problems/suggest'
import { namesIn } from '../resolve/variables'
import { type Finding, groupUses } from './group-uses'
import type { UsageReport } from './usage-report'

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
