import type { Section } from '../../../schemas/types'
import { anchorsOf } from '../../../sections/anchors'
import { listsCities } from '../../../sections/lists-cities'
import { type CityFacts, cityFacts } from '../cities/city-facts'
import type { Sampling } from '../uniqueness/sampling'
import type { ResolvedPage } from '../resolved'

/** What the rules about the whole site need to know of a page, in as few bytes as can be: there may be many pages. */
export interface PageFacts {
  /** The ids that links can lead to. */
  anchors: string[]
  /** Whether it holds a list of cities. */
  listsCities: boolean
  /** None for a page whose vars name no city. */
  city: CityFacts | undefined
}

/** Finds out the facts of a page. */
export function factsOf(page: ResolvedPage, sampling: Sampling): PageFacts {
  const sections = (Array.isArray(page.data.sections) ? page.data.sections : []) as Section[]
  return {
    anchors: sections.flatMap(anchorsOf),
    listsCities: sections.some(listsCities),
    city: cityFacts(page, sampling),
  }
}
