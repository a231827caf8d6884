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
import { commonDocuments } from '../../renderer/site/site'
import { alignColumns, describePosition, placeOf, summarizeValue } from '../terminal'

/** The facts in site.json that differ for every business. */
const FACTS: Path[] = [
  ...[
    'url',
    'phone',
    'email',
    'address',
    'serves',
    'places',
    'hours',
    'logo',
    'icons',
    'image',
    'licenses',
    'social',
  ].map((name) => [name]),
  ['embeds', 'quoteForm'],
  ['business'],
]

/** Phone numbers that belong to nobody, and domains that are reserved for examples (RFC 2606). */
const MADE_UP = /\b555-01\d\d\b|\bexample\.(?:com|org|net)\b|\.example\b/i

/**
 * Finds what belongs to another business or to nobody, in the order of the files: the facts in site.json, made-up phone numbers
 * and addresses, and texts with the former name of the business.
 * @param formerName undefined if the site keeps its name, which is one of these facts then
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
  const common = commonDocuments(site).filter((document) => document !== site.document)
  const otherDocuments = [...common, ...site.parsedPages.map(({ document }) => document)]
  return [
    ...(site.document ? inOrder(ofSite(site.document)) : []),
    ...otherDocuments.flatMap((document) => inOrder(madeUpTexts(document))),
  ]
}

const inOrder = (origins: Origin[]): Origin[] => origins.sort((one, other) => nodeOf(one).offset - nodeOf(other).offset)

/** Every text of a document, including its vars. */
function textsOf(document: SourceDocument): DocumentText[] {
  const vars = valueAt(document.value, ['vars'])
  const ofVars = Object.entries(isRecord(vars) ? vars : {})
  return [...documentTexts(document), ...ofVars.map(([name, text]) => ({ path: ['vars', name], text: String(text) }))]
}

/** Formats a line for each fact: its file and line, its place in words, and its value. */
export function printMadeUpFacts(facts: Origin[]): string {
  const rows = facts.map((origin) => {
    const { document, path } = origin
    return [
      describePosition(placeOf(origin)),
      describePlace(document, path),
      summarizeValue(valueAt(document.value, path)),
    ]
  })
  return alignColumns(rows).join('\n')
}
