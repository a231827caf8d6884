import type { MapProps, PermitsProps, Section, Site } from '../../../schemas/types'
import { questionIds } from '../../../sections/faq/question-ids'
import { liveMap } from '../../../sections/map/live-map'
import { quoteFormSource } from '../../../sections/ui/quote-form-source'
import { readCities } from './read-cities'
import { readDrawing } from './read-drawing'

/** The page on which a section stands. */
export interface BuiltPage {
  site: Site
  city: string
  /** As Plat built it. */
  html: string
}

/** A section with all that Plat derives for it, so that a template only has to place it. */
export function prepareSection(section: Section, page: BuiltPage): object {
  switch (section.type) {
    case 'hero':
    case 'quote':
      return section.form ? { ...section, form: prepareForm(section.form, page) } : section
    case 'faq': {
      const ids = questionIds(
        section.items.map(({ question }) => question),
        section.id,
      )
      return { ...section, items: section.items.map((item, index) => ({ ...item, id: ids[index] })) }
    }
    case 'contact': {
      const { cities } = section
      return cities ? { ...section, cities: { ...cities, list: readCities(page.html, cities.title) } } : section
    }
    case 'permits':
      return section.tag ? { ...section, tag: { ...section.tag, label: labelOf(section.tag) } } : section
    case 'map':
      return prepareMap(section, page)
    default:
      return section
  }
}

const prepareForm = <Form extends { cityName?: string }>(form: Form, { site, city }: BuiltPage) => ({
  ...form,
  src: quoteFormSource(site, form.cityName ?? city),
})

/** What the drawn tag says, in one line. */
function labelOf({ title, text, rows = [], stamp }: NonNullable<PermitsProps['tag']>): string {
  return [title, text, ...rows.map(({ label, value }) => `${label}: ${value}`), stamp].filter(Boolean).join(', ')
}

function prepareMap({ type, title, text, provider, query }: MapProps, { site, html }: BuiltPage): object {
  const live = liveMap(provider, query, site.address.coordinates)
  return { type, title, text, live, drawing: readDrawing(html) }
}
