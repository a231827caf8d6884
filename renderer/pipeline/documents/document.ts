import { type Path, isRecord, valueAt, nodeAt, toPointer } from './json-tree'
import type { Node } from 'jsonc-parser'
import type { Variables } from './variables'

/** A JSON file as it was read. */
export interface SourceDocument {
  /** The path as it is shown to people. */
  readonly file: string
  readonly text: string
  /** What the document says, without comments. Undefined when it can't be read. */
  readonly value: unknown
  /** Where everything stands in the text. Undefined when the document can't be read. */
  readonly tree: Node | undefined
}

/** A page's document and the address its file's path gives it: pages/plano.json is "/plano". */
export interface PageSource {
  route: string
  document: SourceDocument
}

/** A whole site's documents as they were read. */
export interface SiteSources {
  site: SourceDocument | undefined
  /** One for every file of pages/, in alphabetical order. */
  pages: PageSource[]
  /** By name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
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
  return words || documentName(file)
}

function documentName(file: string): string {
  const [, room, name] = /^(?:.*\/)?(pages|shared)\/(.+)\.json$/.exec(file) ?? []
  if (room === 'shared') return `${name} (shared section)`
  return room === 'pages' ? 'The page' : 'The site'
}

/** Where a section of a resolved page was written. */
export interface SectionOrigin {
  /** Its place in the page's own list. */
  readonly index: number
  /** The keys beside "use", which the page itself says. */
  readonly overrides: readonly string[]
  /** The document of shared/ it came from, where it is a { "use": … }. */
  readonly shared?: SourceDocument
}

/** A document whose variables are filled in: plain data, not yet known to be right. */
export interface ResolvedDocument {
  document: SourceDocument
  data: unknown
  /** Of a page, one for each of data.sections. */
  origins?: SectionOrigin[]
}

/** A page whose shared sections are in place, too. */
export interface ResolvedPage extends ResolvedDocument {
  route: string
  data: Record<string, unknown>
  /** The page's own variables. */
  vars: Variables
  /** The page's own variables over the site's: all that its texts can name. */
  variables: Variables
  origins: SectionOrigin[]
  /** The names of the shared sections on it. */
  used: string[]
  /** False when something of the page could not be resolved, so that nothing can be said of what is missing. */
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

/** Tells origins apart. */
export const originKey = ({ document, path }: Origin): string => `${document.file}\0${toPointer(path)}`

/**
 * Where a value was written: in its document, or in the shared section that a page uses.
 * @param path the value's place in the data
 */
export function originOf({ document, origins }: Pick<ResolvedDocument, 'document' | 'origins'>, path: Path): Origin {
  const [list, index, key, ...rest] = path
  const origin = list === 'sections' && typeof index === 'number' ? origins?.[index] : undefined
  if (!origin) return { document, path }
  const isOverride = typeof key === 'string' && origin.overrides.includes(key)
  if (origin.shared && !isOverride) return { document: origin.shared, path: path.slice(2) }
  return { document, path: ['sections', origin.index, ...(key === undefined ? [] : [key]), ...rest] }
}

/**
 * The syntax node of an origin.
 * @throws for a document without a tree: it has no values, so that nothing can have come from it
 */
export function nodeOf({ document, path }: Origin): Node {
  if (!document.tree) throw new Error(`${document.file} holds no value, so nothing can have come from it.`)
  return nodeAt(document.tree, path)
}
