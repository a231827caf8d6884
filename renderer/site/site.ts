import type { Head } from '../documents/city-count'
import type { Clock } from '../documents/clock'
import type { Origin, SourceDocument } from '../documents/document'
import type { Images } from '../pictures/pictures'
import type { Problem } from '../problems/problem'
import type { Stray } from './strays'
import type { PageFacts, PageFile } from './page'
import type { ResolutionContext } from './resolve'

/** The contents of a site's folder. Its pages are only listed; each is read when it is opened. */
export interface LoadedSite extends ResolutionContext, Clock {
  /** The folder of its JSON, as the author named it. */
  folder: string
  /** The folder of its pictures and other public files. */
  publicFolder: string
  images: Images
  /** The addresses of the files of its own public folder: "/images/truck.jpg". */
  publicFiles: string[]
  /** site.json; undefined if there is no such file. */
  document: SourceDocument | undefined
  /** In file order. */
  pages: PageFile[]
  /** Files of its folder that aren't documents, and files of public/, except pictures, that can't be published. */
  strays: Stray[]
  /** Drawings in public/, except pictures, that can't be published. */
  brokenDrawings: Stray[]
  /** The problems with the syntax of site.json, shared sections and lists, and with the variables in site.json. */
  problems: Problem[]
  /** The places in site.json whose texts name an unknown variable. */
  unfilled: Origin[]
  suggestions: Suggestions
  /** The texts that differ from what its files hold, by file, if it is a site that isn't written yet; undefined for no file. */
  texts?: ReadonlyMap<string, string | undefined>
  /** Reads the text of a document's file. */
  read: (file: string) => string
  /** Reads the text of a document's file; empty if the site has no such document. */
  textOf: (file: string) => string
  /** What a page's document says about it, which is read once. */
  headOf: (file: string) => Head
  /** When the words of a page's file were written, in Unix seconds; the same for all pages if that isn't known. */
  writtenAt: (file: string) => number
}

/** What a wrong value may be meant to be, according to the rest of the site. */
export interface Suggestions {
  /** The icons, links or pictures that the site uses or has; nothing for other formats. */
  textsOf: (format: string) => Iterable<string>
  /** The names in the vars of all pages but this one. */
  varsElsewhere: (file: string) => Set<string>
}

/** The documents of a site that aren't pages: shared sections, lists, and site.json. */
export const commonDocuments = ({ document, shared, lists }: Pick<LoadedSite, 'document' | 'shared' | 'lists'>) => [
  ...shared.values(),
  ...[...lists.values()].map((list) => list.document),
  ...(document ? [document] : []),
]

/** The files of the shared sections and lists that a page shows. */
export const sourceFilesOf = (
  { shared, choices = [] }: Pick<PageFacts, 'shared' | 'choices'>,
  site: Pick<LoadedSite, 'shared' | 'lists'>,
): string[] =>
  [
    ...shared.map((name) => site.shared.get(name)?.file),
    ...choices.map(({ list }) => site.lists.get(list)?.document.file),
  ].filter((file) => file !== undefined)
