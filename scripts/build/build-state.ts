import type { ImageFile } from '../../sections/page-context'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'

/** What a build leaves for the next one: what it was made from, and what was made of it. */
export interface BuildState {
  /** Of the code that inspects pages. */
  inspector: string
  /** The version of Node, of which some results depend. */
  node: string
  /** Of the code that renders them. */
  code: string
  site: SiteState
  /** By the pages' files. */
  pages: Map<string, PageState>
  /** All files of the build. */
  files: Set<string>
}

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
  /** None where it must be looked at again, since something was wrong with it. */
  record?: PageRecord
  /** A hash of all that it was rendered from. */
  inputs: string
  written: WrittenPage
  /** Its files, by writtenState. */
  files: string[]
}
