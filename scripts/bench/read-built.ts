import { parseFragment, serialize } from 'parse5'
import type { Section, Site } from '../../schemas/types'
import { type Element, attribute, elementsOf, isElement, isText, rawText } from '../diff/elements'

/**
 * The sections of a page with all that Plat derives for them, read from the page that it built, so that a template only
 * has to place it.
 * @param html of the whole page
 */
export function readySections(sections: Section[], html: string, site: Site): object[] {
  const [main] = parseFragment(/<main.*<\/main>/s.exec(html)?.[0] ?? '').childNodes.filter(isElement)
  const built = main?.childNodes.filter(isElement) ?? []
  return sections.map((section, at) => ({ ...section, ...(built[at] && derived(section, built[at], site)) }))
}

function derived(section: Section, built: Element, site: Site): object | undefined {
  const elements = [...elementsOf(built)]
  const withValue = (name: string, value = '') => elements.find((element) => attribute(element, name) === value)
  const tagged = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const valueOf = (element: Element | undefined, name: string) => element && attribute(element, name)
  switch (section.type) {
    case 'hero':
    case 'quote': {
      const src = valueOf(withValue('data-island', 'quote-form'), 'data-src')
      return section.form && { form: { ...section.form, src } }
    }
    case 'faq': {
      const ids = tagged('details').map((element) => attribute(element, 'id'))
      return { items: section.items.map((item, at) => ({ ...item, id: ids[at] })) }
    }
    case 'contact': {
      const links = tagged('nav').flatMap((nav) => [...elementsOf(nav)].filter(({ tagName }) => tagName === 'a'))
      const nameOf = (link: Element) => link.childNodes.find(isText)?.value.trim()
      const list = links.map((link) => ({ name: nameOf(link), route: attribute(link, 'href') }))
      return section.cities && { cities: { ...section.cities, list } }
    }
    case 'permits':
      return section.tag && { tag: { ...section.tag, label: valueOf(withValue('role', 'img'), 'aria-label') } }
    case 'social': {
      const labels = tagged('b').map(rawText)
      return { places: site.social?.map((place, at) => ({ ...place, label: labels[at] })) }
    }
    case 'map': {
      const [slot, button] = [withValue('data-frame-slot'), withValue('data-frame-load')]
      return {
        drawing: { class: valueOf(slot, 'class'), markup: slot && serialize(slot) },
        live: { link: valueOf(button, 'href'), frame: valueOf(button, 'data-frame-src') },
      }
    }
    default:
      return undefined
  }
}

/**
 * What of Plat's pages stands in no document: the same text in the peers' pages.
 * @param pages one of each model, in their order
 * @throws when the pages have another form than the bench knows
 */
export function readShell(pages: string[]): object {
  const all = pages.join('\n')
  const [business]: unknown[] = JSON.parse(find(all, /<script type="application\/ld\+json">(.*?)<\/script>/s))['@graph']
  const stars = all.matchAll(/aria-label="(\d) out of 5 stars"><path d="([^"]+)"/g)
  const fonts = all.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)
  return {
    /** Their addresses. */
    fonts: [...new Set(Array.from(fonts, ([, address]) => address))],
    /** Of each model's page, by its place. */
    styles: { ...pages.map((page) => find(page, /<style>(.*?)<\/style>/s)) },
    /** As markup. */
    scripts: find(all, /<\/script>((?:<script|<link)(?:(?!<\/body>).)*)<\/body>/s),
    /** The address of the drawing that holds the marks of social networks. */
    brands: find(all, /<use href="([^"#]+)#/),
    /** The outline of the drawing of so many stars. */
    stars: Object.fromEntries(Array.from(stars, ([, rating, path]) => [rating, path])),
    /** The business in the structured data, as JSON. */
    business: JSON.stringify(business),
  }
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined)
    throw new Error(`Plat's pages have nothing like ${pattern}: the bench must learn their new form.`)
  return found
}
