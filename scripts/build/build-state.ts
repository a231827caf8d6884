import type { City, ImageFile } from '../../sections/page-context'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import type { Problem } from '../../renderer/pipeline/problem'

/** What a build leaves for the next one: what it was made from, and what was made of it. */
export interface BuildState {
  /** Of the code that inspects pages. */
  inspector: string
  /** The version of Node, of which some results depend. */
  node: string
  /** Of the code that renders them. */
  code: string
  site: SiteState
  /** The site's city pages, in alphabetical order. */
  cities: City[]
  /** What was told of the site: warnings. */
  problems: Problem[]
  /** By the pages' files, in their order. */
  pages: Map<string, PageState>
  /** The build's files beside those of the pages, by writtenState. */
  others: Record<string, string>
  /** The files of the public folder, by documentState. */
  publicFiles: Record<string, string>
  /** Of changes of a state: that state's file, by writtenState. */
  since?: string
}

/** All files of a build. */
export const filesOf = ({ others, pages }: Pick<BuildState, 'others' | 'pages'>): Set<string> =>
  new Set([...Object.keys(others), ...[...pages.values()].flatMap(({ files }) => Object.keys(files))])

/** What pages have read beside their own documents. */
export interface SiteState {
  /** A hash of site.json. */
  site: string
  /** How many pages there are decides how closely they are compared. */
  sampling: string
  /** Hashes of the sections of shared/, by their names. */
  shared: Record<string, string>
  /** The sizes of pictures, by their addresses. */
  pictures: Record<string, string>
  /** What pages show of pictures, by their addresses. */
  images: Record<string, ImageFile>
  /** Changes with anything that pages can show of cities. */
  cities: string
  /** Whether there are more than a page lists. */
  hasManyCities: boolean
}

/** A page as it was built. */
export interface PageState {
  /** By documentState. */
  document: string
  /** Its files, by writtenState. */
  files: Record<string, string>
  /** Whether nothing was wrong with it: else it must be looked at again, and there is no record. */
  isFine: boolean
  record?: PageRecord
  /** The numbers of the record, where it is a city's. */
  words?: CityWords
  /** A hash of all that it was rendered from. */
  inputs: string
  written: WrittenPage
}

/** What a city's page says, by numbers: long lists, which several pages are compared by. */
export interface CityWords {
  /** None for a page that search engines are kept from. */
  own: Uint32Array | undefined
  said: Uint32Array
  marks: Uint16Array
  named: Uint32Array
}
