import type { ComparedText } from './cities/compare-pages'
import type { Origin, PageSource, SourceDocument } from './documents/document'
import type { Images } from './documents/pictures'
import type { ResolutionContext } from './documents/resolve'
import type { Variables } from './documents/variables'
import type { Problem } from './problems/problem'
import type { Stray } from './strays'

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

/**
 * What the rest of the site needs to know about a page: plain data that a thread can send and a file can hold. To find out
 * where something stands in the document, the page is opened again.
 */
export interface PageFacts {
  /** Its address: "/plano". */
  route: string
  /** Its document's path, as people read it. */
  file: string
  /** A hash of its document. */
  hash: string
  /** Whether the document is JSON. */
  isReadable: boolean
  /** Whether the page satisfies its schema, with all of its shared sections in place. */
  isValid: boolean
  /** The problems of the page alone. Its warnings count only on a site without errors. */
  problems: Problem[]
  title: string
  description: string
  /** False where search engines must not list it. */
  index: boolean
  /** The address that search engines list in place of its own. */
  canonical?: string
  /** Its other addresses; an entry that is not a text is "". */
  aliases: string[]
  /** Its own variables. */
  vars: Variables
  /** The names of the shared sections on it. */
  shared: string[]
  /** The ids that links can lead to. */
  anchors: string[]
  /** The links within the site, as they are written, each once: "/plano#faq". */
  links: string[]
  /** The addresses of its pictures, each once. */
  images: string[]
  /** Whether it shows a list of cities. */
  listsCities: boolean
  /** Whether its texts say how many cities there are. */
  countsCities: boolean
  /** What its own document says, where its vars name a city. */
  sentences?: CitySentences
  /** The text of a city page that is compared with others, where search engines may list it. */
  own?: ComparedText
}

/**
 * Hashes of the longer sentences in the own document of a city's page, what its vars say being masked. From typed arrays the
 * facts of a large site are read in half the time that lists take.
 */
export interface CitySentences {
  city: string
  /** Of all of them, with the city's name masked as well. */
  said: Int32Array
  /** Of those that name the city, with its name: as they stand where another city's page has copied them. */
  named: Int32Array
}

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
