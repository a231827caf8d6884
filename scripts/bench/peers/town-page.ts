import { fillTexts } from '../../../renderer/pipeline/documents/variables'
import { pageVariables } from '../../../renderer/pipeline/documents/site-variables'
import type { Page } from '../../../schemas/types'
import type { CityDocument } from '../documents/town-document'
import { prepareSection } from './prepare-section'
import type { CommonDocuments } from './read-documents'

/** A town as a peer gets it: what Plat derives from documents is ready, so that templates only have to place it. */
export interface TownPage {
  title: string
  description: string
  keywords?: string[]
  image?: string
  route: string
  /** The place of the model that it was made from. */
  model: string
  city: string
  phone?: string
  tel: string
  sections: object[]
}

/** A town: its number, its document, and the page that Plat built of it. */
export interface Town {
  number: number
  route: string
  document: CityDocument
  html: string
}

/** Makes the function that makes the page that peers get of a town. */
export function createTownPage({ site, facts, shared }: CommonDocuments, models: number): (town: Town) => TownPage {
  return ({ number, route, document, html }) => {
    const variables = pageVariables({ ...document.vars }, { data: { ...site }, variables: facts })
    const filled = fillTexts(withShared(document, shared), variables).value
    const { title, description, keywords, image, sections } = filled
    const { city } = document.vars
    return {
      title,
      description,
      keywords,
      image,
      route,
      model: String(number % models),
      city,
      phone: variables.phone,
      tel: `tel:${variables.tel}`,
      sections: sections.map((section) => prepareSection(section, { site, city, html })),
    }
  }
}

/** A document with the shared sections in their places. */
function withShared(document: object, shared: Map<string, object>): Page {
  const { sections, ...head } = document as { sections: { use?: string }[] }
  const placed = sections.map(({ use, ...own }) => (use === undefined ? own : { ...shared.get(use), ...own }))
  return { ...head, sections: placed } as unknown as Page
}
