import { hash } from 'node:crypto'
import type { Path } from '../documents/json-tree'
import type { ParsedPage } from '../documents/parse-documents'
import type { Origin } from '../resolve/origin'
import type { ResolvedPage, SectionOrigin, WrittenSection } from '../resolved'
import type { FormattedText } from '../texts/formatted-texts'
import { type TextFacts, gatherTexts } from '../texts/gather-texts'
import type { Link } from '../texts/internal-links'
import type { PageInspection, StageProblems } from './inspect-page'
import { type PageFacts, factsOf } from './page-facts'
import type { PageTools } from './page-tools'
import { thinData } from './thin-page'

/**
 * What is kept of a page that was inspected, in as few bytes as can be: plain data, which another thread can be given
 * and a file can hold. Documents are named by their files.
 */
export interface PageRecord {
  route: string
  file: string
  /** Of the document's text. */
  hash: string
  broken: boolean
  found: Partial<StageProblems>
  /** None where the page can't be read. */
  resolved?: Pick<ResolvedPage, 'data' | 'vars' | 'complete'>
  /** One for each of its sections. */
  origins: OriginRecord[]
  /** None where it does not hold what its schema says. */
  facts?: PageFacts
  /** The names of the shared sections on it. */
  used: string[]
  /** Where variables stand whose value is not known. */
  unfilled: { file: string; path: Path }[]
  texts: TextFacts<LinkRecord>
}

interface OriginRecord extends WrittenSection {
  readonly shared?: string
}

export interface LinkRecord extends Omit<Link, 'source'> {
  source: FormattedText
}

/** What nearly all pages have. */
const NONE_FOUND: Partial<StageProblems> = {}

/** Keeps of an inspected page what is asked of it later. */
export function recordPage({ source }: ParsedPage, inspection: PageInspection, tools: PageTools): PageRecord {
  const { resolution, isValid, texts, found } = inspection
  const { links, targets, images } = gatherTexts(texts, tools.routes)
  return {
    route: source.route,
    file: source.document.file,
    hash: source.document.hash ?? hash('sha1', source.document.text),
    broken: source.document.broken,
    found: Object.values(found).some((problems) => problems.length > 0) ? found : NONE_FOUND,
    ...(resolution ? recordResolved(resolution.page) : { origins: [] }),
    ...(resolution && isValid ? { facts: factsOf(resolution.page, tools.sampling) } : {}),
    used: resolution?.used ?? [],
    unfilled: (resolution?.unfilled ?? []).map(recordOrigin),
    texts: { targets, images, links: links.map(recordLink) },
  }
}

function recordResolved({ data, vars, complete, origins }: ResolvedPage): Pick<PageRecord, 'resolved' | 'origins'> {
  return {
    resolved: { data: thinData(data), vars, complete },
    origins: origins.map(recordSection),
  }
}

/** What all pages share is kept as it is, so that all records of a message to another thread hold it once. */
function recordSection(origin: SectionOrigin): OriginRecord {
  const { shared } = origin
  const written: WrittenSection = origin
  return shared ? { ...written, shared: shared.file } : written
}

const recordOrigin = ({ document, path }: Origin) => ({ file: document.file, path })

function recordLink({ source, ...link }: Link): LinkRecord {
  const { path, format, text, minWidth, mayDecorate } = source
  return { source: { path, format, text, minWidth, mayDecorate }, ...link }
}

/** Whether nothing is wrong with a page itself. What is told of a page with mistakes depends on other pages too. */
export const isFine = ({ found, unfilled }: PageRecord): boolean =>
  unfilled.length === 0 && Object.values(found).every((problems) => problems.length === 0)
