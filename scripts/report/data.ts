import type { LocatedProblem } from '../../renderer/pipeline/problems/problem'
import type { Thresholds } from '../../renderer/pipeline/cities/compare-pages'
import type { Measurement } from '../lighthouse/measurement'
import type { MeasuredPages } from '../uniqueness/measure'

/** The parts of the report after its head, in their order: id → title. */
export const PARTS = {
  pages: 'Pages',
  problems: 'Problems',
  weight: 'Weight',
  lighthouse: 'Lighthouse',
  cities: 'Cities alike',
  links: 'Links',
} as const

/** All that the report shows: plain data, gathered before anything is drawn. */
export interface ReportData {
  /** The business's name, else the folder of its JSON. */
  name: string
  /** When the report was made. */
  made: Date
  /** How many pages the site has, with those that can't be read. */
  pageCount: number
  /** Those that can be read. */
  pages: ReportPage[]
  groups: PageGroup[]
  problems: LocatedProblem[]
  /** The files of the build, in bytes; none where there is no build. */
  build: { files: number; bytes: number } | undefined
  cities: MeasuredPages & { limits: Thresholds }
  /** Empty where Lighthouse did not run. */
  measurements: Measurement[]
}

/** One page, with what was found out about it. */
export interface ReportPage {
  route: string
  title: string
  /** The pages that its own text leads to: not by the header, the footer, shared sections or lists of cities. */
  links: string[]
  /** Nothing of the site leads here. */
  isOrphan: boolean
  /** None where the build has no such page. */
  weight: PageWeight | undefined
}

/** What a visitor downloads to read a page, in bytes, gzip. */
export interface PageWeight {
  /** The HTML, whose head holds the styles. */
  html: number
  /** The script with all that it imports at once. */
  script: number
}

/** Pages that belong together. */
export interface PageGroup {
  label: string
  /** How many they are. */
  count: number
  /** Those that are shown one by one. */
  routes: string[]
}
