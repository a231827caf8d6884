import type { Node } from 'jsonc-parser'
import { type Path, isRecord, valueAt } from './json-tree'

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
