import type { Node } from 'jsonc-parser'
import { type Path, isRecord, nodeAt, toPointer, valueAt } from './json-tree'
import type { Variables } from './variables'

/** A parsed JSON file. */
export interface SourceDocument {
  /** The path as people read it. */
  readonly file: string
  readonly text: string
  /** The data without comments. Undefined where the text is not JSON. */
  readonly value: unknown
  /** The syntax tree, with the place of every value, which is made when it is first asked for. Undefined where the text is not JSON. */
  readonly tree: Node | undefined
}

/** A page's document, and the route of its path: pages/plano.json is "/plano". */
export interface PageSource {
  route: string
  document: SourceDocument
}

/** All documents of a site. */
export interface SiteSources {
  site: SourceDocument | undefined
  /** One for every file of pages/, in alphabetical order. */
  pages: PageSource[]
  /** By name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
}

/** A text of a document as its author wrote it, with its variables. */
export interface DocumentText {
  path: Path
  text: string
}

/** Every text of a page's own document except its vars, in the order of the file. */
export const documentTexts = ({ value }: Pick<SourceDocument, 'value'>): DocumentText[] =>
  textsIn(isRecord(value) ? { ...value, vars: undefined } : value)

/** Every text of a value, in its order. */
export function textsIn(value: unknown): DocumentText[] {
  const texts: DocumentText[] = []
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string') texts.push({ path, text: value })
    else if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]))
    else if (isRecord(value)) for (const name of Object.keys(value)) visit(value[name], [...path, name])
  }
  visit(value, [])
  return texts
}

/**
 * A place in a document in words.
 * @example ['sections', 2, 'items', 0] → "testimonials (sections[2]) › items[0]"
 */
export function describePlace({ file, value }: SourceDocument, path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : ` › ${step}`))
  const words = steps.join('').replace(/^ › /, '')
  const section = path[0] === 'sections' ? valueAt(value, path.slice(0, 2)) : undefined
  const name = isRecord(section) ? (section.type ?? section.use) : undefined
  if (typeof name === 'string') return words.replace(/^sections\[\d+\]/, (list) => `${name} (${list})`)
  if (words) return words
  const [, room, stem] = /^(?:.*\/)?(pages|shared)\/(.+)\.json$/.exec(file) ?? []
  if (room === 'shared') return `${stem} (shared section)`
  return room === 'pages' ? 'The page' : 'The site'
}

/** Where a section of a page was written. */
export interface SectionOrigin {
  /** Its index in the page's own list. */
  readonly index: number
  /** The keys beside "use", which are written in the page itself. */
  readonly overrides: readonly string[]
  /** The shared document that it comes from, where it is a { "use": … }. */
  readonly shared?: SourceDocument
}

/** A document whose variables are filled in: plain data, not validated yet. */
export interface ResolvedDocument {
  document: SourceDocument
  data: unknown
  /** For a page, one for each of data.sections. */
  origins?: SectionOrigin[]
}

/** A page whose shared sections are in place, too. */
export interface ResolvedPage extends ResolvedDocument {
  route: string
  data: Record<string, unknown>
  /** The page's own variables. */
  vars: Variables
  /** The variables of the site and of the page, which replace the site's: all that its texts can name. */
  variables: Variables
  /** Whether a text says how many cities the site has. */
  countsCities: boolean
  origins: SectionOrigin[]
  /** The names of the shared sections on it. */
  used: string[]
  /** False where a section could not be resolved and was left out. */
  complete: boolean
}

export interface ResolvedSite {
  document: SourceDocument | undefined
  site: Record<string, unknown>
  pages: ResolvedPage[]
  /** The documents of shared/ that no page uses. */
  unused: ResolvedDocument[]
}

/** The document and the path in it where a value was written. */
export interface Origin {
  document: SourceDocument
  path: Path
}

/** A key that is unique to each origin. */
export const originKey = ({ document, path }: Origin): string => `${document.file}\0${toPointer(path)}`

/** Where the value at a path of the data was written: in its document, or in a shared section that the page uses. */
export function originOf({ document, origins }: Pick<ResolvedDocument, 'document' | 'origins'>, path: Path): Origin {
  const [list, index, key] = path
  const origin = list === 'sections' && typeof index === 'number' ? origins?.[index] : undefined
  if (!origin) return { document, path }
  const isOverride = typeof key === 'string' && origin.overrides.includes(key)
  if (origin.shared && !isOverride) return { document: origin.shared, path: path.slice(2) }
  return { document, path: origin.index === index ? path : ['sections', origin.index, ...path.slice(2)] }
}

/**
 * The syntax node of an origin.
 * @throws for a document without a tree: nothing can come from it
 */
export function nodeOf({ document, path }: Origin): Node {
  if (!document.tree) throw new Error(`${document.file} holds no value, so nothing can have come from it.`)
  return nodeAt(document.tree, path)
}

/** The offset in the file of each UTF-16 unit of a text, and of its end: an escape is longer than its character. */
export function unitOffsets(origin: Origin): number[] {
  const { offset, length } = nodeOf(origin)
  const inner = origin.document.text.slice(offset + 1, offset + length - 1)
  return [...[...inner.matchAll(/\\u.{4}|\\.|[^\\]/gs)].map(({ index }) => offset + 1 + index), offset + length - 1]
}
