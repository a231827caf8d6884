import type { Site } from '../../schemas/types'
import type { ValidPage } from '../pipeline/inspect'
import { absoluteUrl, canonicalUrl } from './urls'
import { faqNodes } from './faq-nodes'
import { quoted, toScriptText } from './script-text'

/** What search engines are told of a page itself, as the JSON of nodes of schema.org. */
export function pageNodes(page: ValidPage, site: Site): string[] {
  const { city } = page.data.vars ?? {}
  const questions = faqNodes(page.data).map(toScriptText)
  return city ? [...questions, cityService(page, city, site), breadcrumbs(page, city, site)] : questions
}

/** Every city's page has it, and to write JSON by hand spares an object that is made only to be written. */
function cityService(page: ValidPage, city: string, site: Site): string {
  const { title, description } = page.data
  const url = canonicalUrl(page, site)
  const about = `"name":${quoted(title)},"description":${quoted(description)},"url":${quoted(url)}`
  const area = `{"@type":"City","name":${quoted(city)}}`
  const provider = `{"@id":${quoted(absoluteUrl('/#business', site))}}`
  return `{"@type":"Service","@id":${quoted(`${url}#service`)},${about},"areaServed":${area},"provider":${provider}}`
}

function breadcrumbs(page: ValidPage, city: string, site: Site): string {
  const crumb = (position: number, name: string, item: string) =>
    `{"@type":"ListItem","position":${position},"name":${quoted(name)},"item":${quoted(item)}}`
  const home = crumb(1, site.name, absoluteUrl('/', site))
  return `{"@type":"BreadcrumbList","itemListElement":[${home},${crumb(2, city, canonicalUrl(page, site))}]}`
}
