import type { PageSource, SourceDocument, Origin } from './documents/document'
import type { Images } from './documents/files'
import type { Problem } from './problems/problem'
import type { Variables } from './documents/variables'

/** A file of pages/, and the route that its path gives it. */
export interface PageFile {
  route: string
  /** As it is shown to people: "site.config/pages/plano.json". */
  file: string
}

/** A page's document as it was read, with the problems of its syntax. */
export interface PageDocument extends PageSource {
  problems: Problem[]
}

/** What stands in a site's folder. Its pages are only listed: each is read when it is opened. */
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
  /** What site.json says, with its own facts filled in; nothing where it can't be read. */
  data: Record<string, unknown>
  /** What the texts of all pages can name of it. */
  variables: Variables
  /** The sections of shared/ by name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
  /** In the order of their files. */
  pages: PageFile[]
  /** What is wrong with the syntax of site.json and of shared sections, and with the variables of site.json. */
  problems: Problem[]
  /** The texts of site.json that name a variable nobody knows. */
  unfilled: Origin[]
  suggestions: Suggestions
  /** Reads the text of a document by its file. */
  read: (file: string) => string
  /** The same; empty for what is no document of the site. */
  textOf: (file: string) => string
}

/** What a wrong value was likely meant to be, by what stands elsewhere on the site. */
export interface Suggestions {
  /** The icons, links and pictures that the site uses or has. Other formats hold what stands in one place only. */
  textsOf: (format: string) => Iterable<string>
  /** The names that the vars of all pages but one have. */
  varsElsewhere: (file: string) => Set<string>
}
