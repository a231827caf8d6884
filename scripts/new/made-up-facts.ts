import {
  type DocumentText,
  type Origin,
  type SourceDocument,
  describePlace,
  documentTexts,
  nodeOf,
} from '../../renderer/documents/document'
import { type Path, isRecord, valueAt } from '../../renderer/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { alignColumns, describePosition, placeOf, shorten } from '../terminal'

/** Where site.json says what every business has of its own. */
const FACTS: Path[] = [
  ...['url', 'phone', 'email', 'address', 'hours', 'logo', 'icons', 'image', 'social'].map((name) => [name]),
  ['embeds', 'quoteForm'],
  ['business'],
]

/** Telephone numbers that belong to nobody, and addresses that are reserved for examples (RFC 2606). */
const MADE_UP = /\b555-01\d\d\b|\bexample\.(?:com|org|net)\b|\.example\b/i

/**
 * Finds what is another business's in a site, or nobody's: the facts of its site.json, telephone numbers and addresses that
 * are made up, and texts that name the business as it was called before. In the order of the files.
 * @param formerName undefined where the site keeps its name, which is one of these facts then
 */
export function findMadeUpFacts(site: OpenSite, formerName?: string): Origin[] {
  const facts = formerName === undefined ? [['name'], ...FACTS] : FACTS
  const isInFact = (path: Path) =>
    [['name'], ...FACTS].some((fact) => fact.every((step, depth) => path[depth] === step))
  const namesBusiness = (text: string) =>
    formerName !== undefined && text.toLowerCase().includes(formerName.toLowerCase())
  const madeUpTexts = (document: SourceDocument): Origin[] =>
    textsOf(document)
      .filter(({ text }) => MADE_UP.test(text) || namesBusiness(text))
      .map(({ path }) => ({ document, path }))
  const ofSite = (document: SourceDocument): Origin[] => [
    ...facts.filter((path) => valueAt(document.value, path) !== undefined).map((path) => ({ document, path })),
    ...madeUpTexts(document).filter(({ path }) => !isInFact(path)),
  ]
  const others = [...site.shared.values(), ...site.parsedPages.map(({ document }) => document)]
  return [
    ...(site.document ? inOrder(ofSite(site.document)) : []),
    ...others.flatMap((document) => inOrder(madeUpTexts(document))),
  ]
}

const inOrder = (origins: Origin[]): Origin[] => origins.sort((one, other) => nodeOf(one).offset - nodeOf(other).offset)

/** Every text of a document, its vars included. */
function textsOf(document: SourceDocument): DocumentText[] {
  const vars = valueAt(document.value, ['vars'])
  const ofVars = Object.entries(isRecord(vars) ? vars : {})
  return [...documentTexts(document), ...ofVars.map(([name, text]) => ({ path: ['vars', name], text: String(text) }))]
}

/** A line for each fact: its file and line, where it is and what it is. */
export function printMadeUpFacts(facts: Origin[]): string {
  const rows = facts.map((origin) => {
    const { document, path } = origin
    return [describePosition(placeOf(origin)), describePlace(document, path), shorten(valueAt(document.value, path))]
  })
  return alignColumns(rows).join('\n')
}
