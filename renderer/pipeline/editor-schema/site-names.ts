import type { SiteSources } from '../documents/document'
import { isRecord } from '../documents/is-record'
import type { Images } from '../images/public-folder'
import type { ResolvedSite } from '../resolved'
import { ICON_NAMES } from '../rules/formats/icon-names'
import type { FormatValues, Suggestion } from './suggest-values'

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

/** The names of a site whose shared sections are in place. */
export function siteNames(site: { sources: SiteSources; resolved: ResolvedSite; images: Images }): SiteNames {
  const titles = new Map(site.resolved.pages.map(({ route, data }) => [route, textOf(data.title)]))
  return {
    images: [...site.images.keys()].filter((image) => /\.\w+$/.test(image)).sort(),
    pages: site.sources.pages
      .filter(({ route }) => route !== '/404')
      .map(({ route }) => ({ value: route, about: titles.get(route) ?? '' })),
    shared: [...site.sources.shared].map(([name, { value }]) => {
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
