import { join } from 'node:path'
import type { PageSource, SiteSources, SourceDocument } from './document'
import { JsonDocument } from './json-document'
import { parseAscii, parseDocument } from './parse-document'
import type { Problem } from '../problem'
import type { AsciiText } from './read-ascii'

/** The documents of a site. Its pages are parsed when they are asked for, one after the other, and as often as they are. */
export interface ParsedSite {
  site: SourceDocument | undefined
  /** By name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
  pages: Iterable<ParsedPage>
  /** Parses the page whose address has this place in `routes`. */
  page: (at: number) => ParsedPage
  /** The same page unread: its document is read when something of it is asked for. */
  unread: (at: number, broken: boolean) => PageSource
  /** The addresses of all pages. */
  routes: string[]
  /** The syntax problems of site.json and of shared sections. */
  problems: Problem[]
}

export interface ParsedPage {
  source: PageSource
  /** What is wrong with its syntax. */
  problems: Problem[]
}

/**
 * Parses the texts of a site's documents.
 * @param folder the folder as the author named it
 * @param names the documents' paths in the folder: "site.json", "pages/plano.json", "shared/permits.json"
 * @param read reads the text of one
 * @param readQuickly reads one as it is parsed quickest, where that can be, with its hash where that is asked for
 */
export function parseDocuments(
  folder: string,
  names: Iterable<string>,
  read: (name: string) => string,
  readQuickly: (name: string, isHashed: boolean) => AsciiText | undefined = () => undefined,
): ParsedSite {
  const inFolder = join(folder, 'x').slice(0, -1)
  const parse = (name: string): { document: SourceDocument; problems: Problem[] } => {
    const file = `${inFolder}${name}`
    const reread = () => read(name)
    const ascii = readQuickly(name, true)
    const document = ascii && parseAscii(file, ascii, reread)
    return document ? { document, problems: [] } : parseDocument(file, reread(), reread)
  }
  const problems: Problem[] = []
  const parseNow = (name: string) => {
    const parsed = parse(name)
    problems.push(...parsed.problems)
    return parsed.document
  }
  const all = [...names]
  const inside = (room: string) => all.filter((name) => name.startsWith(room))
  const pages = inside('pages/').map((name) => ({ name, route: toRoute(name.slice('pages/'.length)) }))
  const shared = inside('shared/').map((name) => [name.replace(/^shared\/|\.json$/g, ''), parseNow(name)] as const)
  const [site] = inside('site.json').map(parseNow)
  return {
    site,
    shared: new Map(shared),
    ...readOneByOne(
      pages.map(({ route }) => route),
      (at) => parse(pages[at]?.name ?? ''),
    ),
    unread: (at, broken) => {
      const { name = '', route = '' } = pages[at] ?? {}
      const reread = () => read(name)
      const quickly = () => readQuickly(name, false)
      return { route, document: new JsonDocument(`${inFolder}${name}`, undefined, broken, reread, undefined, quickly) }
    },
    problems,
  }
}

/** The pages of these addresses, each read when it is asked for. */
function readOneByOne(
  routes: string[],
  read: (at: number) => { document: SourceDocument; problems: Problem[] },
): Pick<ParsedSite, 'pages' | 'page' | 'routes'> {
  const page = (at: number): ParsedPage => {
    const { document, problems } = read(at)
    return { source: { route: routes[at] ?? '', document }, problems }
  }
  return {
    routes,
    page,
    pages: {
      *[Symbol.iterator]() {
        for (const at of routes.keys()) yield page(at)
      },
    },
  }
}

/** All documents of a site at once, with the problems of their syntax. */
export function parseAll({ site, shared, pages, problems }: ParsedSite): { sources: SiteSources; problems: Problem[] } {
  const parsed = [...pages]
  return {
    sources: { site, shared, pages: parsed.map(({ source }) => source) },
    problems: [...problems, ...parsed.flatMap((page) => page.problems)],
  }
}

/** A site of documents that are parsed already, with the problems of their syntax. */
export function parsedSite({ site, shared, pages }: SiteSources, problems: Problem[]): ParsedSite {
  return {
    site,
    shared,
    ...readOneByOne(
      pages.map(({ route }) => route),
      (at) => ({ document: (pages[at] as PageSource).document, problems: [] }),
    ),
    unread: (at) => pages[at] as PageSource,
    problems,
  }
}

/** The address of a page's file: "workshops/texas-rail.json" is "/workshops/texas-rail", "index.json" is "/". */
export function toRoute(file: string): string {
  return `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`
}
