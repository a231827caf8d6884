import { isRecord } from '../../renderer/pipeline/documents/json-tree'
import type { PageFacts, LoadedSite } from '../../renderer/pipeline/site'
import { ICON_NAMES } from '../../renderer/pipeline/rules/formats'
import type { FormatValues, Suggestion } from './adapt-schema'

/** A section of shared/: what "use" calls it, its type, and its title; empty while they are not written. */
export interface SharedName {
  name: string
  type: string
  about: string
}

/** What a site's documents name, and others can refer to. */
export interface SiteNames {
  images: string[]
  pages: Suggestion[]
  shared: SharedName[]
}

export const NO_NAMES: SiteNames = { images: [], pages: [], shared: [] }

/** The names of a site. */
export function siteNames({ shared, images }: Pick<LoadedSite, 'shared' | 'images'>, facts: PageFacts[]): SiteNames {
  return {
    images: [...images.keys()].filter((image) => /\.\w+$/.test(image)).sort(),
    pages: facts.filter(({ route }) => route !== '/404').map(({ route, title }) => ({ value: route, about: title })),
    shared: [...shared].map(([name, { value }]) => {
      const { type, title } = isRecord(value) ? value : {}
      return { name, type: textOf(type), about: [type, title].map(textOf).filter(Boolean).join(': ') }
    }),
  }
}

/** What can be suggested for the texts of a format. Icons are the code's own, so that nothing else can be right. */
export function valuesOfFormats({ images, pages }: SiteNames): FormatValues {
  const facts = [
    { value: 'tel:{tel}', about: 'The telephone number of site.json, or of the page.' },
    { value: 'mailto:{email}', about: 'The e-mail address of site.json.' },
  ]
  return {
    icon: {
      values: ICON_NAMES.map((value) => ({ value })),
      must: 'Must be the name of a Lucide icon (lucide.dev/icons).',
    },
    image: { values: images.map((value) => ({ value })) },
    link: { values: [...pages, ...facts] },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
