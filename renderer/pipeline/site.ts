import type { PageSource, SourceDocument, Origin } from './documents/document'
import type { Images } from './documents/files'
import type { Problem } from './problems/problem'
import type { Variables } from './documents/variables'

/** A file of pages/, and the route of its path. */
export interface PageFile {
  route: string
  /** As people read it: "site.config/pages/plano.json". */
  file: string
}

/** The parsed document of a page, with the problems of its syntax. */
export interface PageDocument extends PageSource {
  problems: Problem[]
}

/** The contents of a site's folder. Its pages are only listed: each is read when it is opened. */
export interface LoadedSite {
  /** The folder of its JSON, as the author named it. */
  folder: string
  /** The folder of its pictures and other public files. */
  publicFolder: string
  images: Images
  /** The addresses of the files of its own public folder: "/images/truck.jpg". */
  publicFiles: string[]
  /** site.json; undefined where there is no such file. */
  document: SourceDocument | undefined
  /** The data of site.json with its variables filled in; empty where it can't be read. */
  data: Record<string, unknown>
  /** The variables that it defines for the texts of all pages. */
  variables: Variables
  /** The sections of shared/ by name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
  /** In the order of their files. */
  pages: PageFile[]
  /** The problems of the syntax of site.json and of shared sections, and of the variables in site.json. */
  problems: Problem[]
  /** The places of the texts in site.json that name an unknown variable. */
  unfilled: Origin[]
  suggestions: Suggestions
  /** Reads the text of a document by its file. */
  read: (file: string) => string
  /** Reads the text of a document by its file; empty where the site has no such document. */
  textOf: (file: string) => string
}

/** What a wrong value may have been meant to be, by what the rest of the site says. */
export interface Suggestions {
  /** The icons, links and pictures that the site uses or has; none of other formats. */
  textsOf: (format: string) => Iterable<string>
  /** The names in the vars of all pages except this one. */
  varsElsewhere: (file: string) => Set<string>
}
