import type { LocatedProblem } from '../../renderer/pipeline/problems/problem'
import type { Measurement } from '../lighthouse/measurement'
import type { CityComparison } from './cities/compare-cities'
import type { BuildWeight } from './weight/weigh-build'
import type { PageGroup } from './pages/group-pages'
import type { PageWeight } from './weight/weigh-page'

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
  /** None where there is no build to look at. */
  build: BuildWeight | undefined
  cities: CityComparison
  /** Empty where Lighthouse did not run. */
  measurements: Measurement[]
}

/** One page, with what was found out of it. */
export interface ReportPage {
  route: string
  /** Its document, as it is shown to people. */
  file: string
  title: string
  /** The pages that its own text leads to: not by the header, the footer, shared sections or lists of cities. */
  links: string[]
  /** Nothing of the site leads here. */
  isOrphan: boolean
  /** None where the build has no such page. */
  weight?: PageWeight
}
