import type { Origin, SourceDocument } from '../documents/document'
import type { Images } from '../pictures/pictures'
import type { Problem } from '../problems/problem'
import type { Stray } from './strays'
import type { PageFile } from './page'
import type { ResolutionContext } from './resolve'

/** The contents of a site's folder. Its pages are only listed: each is read when it is opened. */
export interface LoadedSite extends ResolutionContext {
  /** The folder of its JSON, as the author named it. */
  folder: string
  /** The folder of its pictures and other public files. */
  publicFolder: string
  images: Images
  /** The addresses of the files of its own public folder: "/images/truck.jpg". */
  publicFiles: string[]
  /** site.json; undefined where there is no such file. */
  document: SourceDocument | undefined
  /** In the order of their files. */
  pages: PageFile[]
  /** Files of its folder that are no documents, and files of public/ that can't be published, except pictures. */
  strays: Stray[]
  /** Drawings of public/, except pictures, that may not be published. */
  brokenDrawings: Stray[]
  /** The problems of the syntax of site.json and of shared sections, and of the variables in site.json. */
  problems: Problem[]
  /** The places of the texts in site.json that name an unknown variable. */
  unfilled: Origin[]
  suggestions: Suggestions
  /** Reads the text of a document by its file. */
  read: (file: string) => string
  /** Reads the text of a document by its file; empty where the site has no such document. */
  textOf: (file: string) => string
  /** When the words of a page were written, in seconds; the same for all pages if that is not known. */
  writtenAt: (file: string) => number
}

/** What a wrong value may have been meant to be, by what the rest of the site says. */
export interface Suggestions {
  /** The icons, links and pictures that the site uses or has; none of other formats. */
  textsOf: (format: string) => Iterable<string>
  /** The names in the vars of all pages except this one. */
  varsElsewhere: (file: string) => Set<string>
}
