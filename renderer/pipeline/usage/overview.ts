import type { OpenSite } from '../inspect'
import { invalidImage } from '../rules/formats/invalid-image'
import { sectionTypes } from '../validate/schemas'
import { siteTexts } from '../texts/site-texts'
import { getValidator } from '../validate/validator'
import { siteSections } from './site-sections'

/** How often one thing is used. */
export interface Tally {
  name: string
  /** How many sections of the pages. */
  sections: number
  /** How many pages. */
  pages: number
}

/** What a site uses, and what it does not: plain data. */
export interface Overview {
  pages: number
  types: Tally[]
  shared: Tally[]
  images: number
  unusedImages: string[]
}

/** Counts what the pages of a site use, most used first. */
export function overview({ resolved, sources, images }: OpenSite): Overview {
  const sections = siteSections(resolved).flatMap(({ type, page }) => (page ? [{ name: type, page: page.route }] : []))
  const uses = resolved.pages.flatMap(({ route, origins }) =>
    origins
      .flatMap(({ shared }) => [...sources.shared].filter(([, document]) => document === shared))
      .map(([name]) => ({ name, page: route })),
  )
  const named = siteTexts(resolved).filter(({ format }) => format === 'image')
  const used = new Set(named.map(({ text }) => text))
  const pictures = [...images.keys()].filter((image) => invalidImage.test(image)).sort()
  return {
    pages: resolved.pages.length,
    types: tally(sectionTypes(getValidator().schemas), sections),
    shared: tally([...sources.shared.keys()], uses),
    images: pictures.length,
    unusedImages: pictures.filter((image) => !used.has(image)),
  }
}

function tally(names: string[], uses: { name: string; page: string }[]): Tally[] {
  const tallies = names.map((name) => {
    const own = uses.filter((use) => use.name === name)
    return { name, sections: own.length, pages: new Set(own.map(({ page }) => page)).size }
  })
  return tallies.sort((a, b) => b.sections - a.sections || a.name.localeCompare(b.name, 'en'))
}
