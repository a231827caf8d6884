import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearbyIn } from '../../renderer/cities/nearby'
import { type SiteModel, buildModel } from '../../renderer/render/model'
import { openSite } from '../../renderer/pipeline/open-site'
import { ICONS_FILE } from '../../renderer/rules/values/formats'
import type { Section } from '../../schemas/types'
import { srcSetOf } from '../../sections/page/page-context'
import { partAnchors } from '../../sections/section-facts'
import { networks } from '../../sections/social/networks'
import { directionsTo, liveMap } from '../../sections/ui/embeds/live-map'
import { quoteFormSource } from '../../sections/ui/embeds/quote-form-source'
import type { Peer } from './tools'
import { townName } from './town-documents'
import type { RenderablePage } from '../../renderer/site/page'

/**
 * Writes for each peer a file for each town, and the data that all towns share. They contain what Plat derives from documents
 * (variables, shared sections, sizes of pictures), so that templates only have to place it.
 * @param folder the site of the towns
 * @param built where Plat has built it
 * @param models the number of models that the towns are made from, in turn
 */
export async function writeContent(peers: Peer[], folder: string, built: string, models: number): Promise<void> {
  const open = openSite(join(folder, 'site.config'))
  if (!open.site) throw new Error(`${folder} holds no valid site.`)
  const model = await buildModel({ ...open, document: open.document }, open.site, open.facts)
  const htmlOf = (route: string) => readFileSync(join(built, `${route}.html`), 'utf8')
  const variablesByRoute = new Map(open.resolvedPages.map(({ route, variables }) => [route, variables]))
  for (const page of open.pages) {
    const { route, data, vars } = page
    const variables = variablesByRoute.get(route) ?? {}
    const [, number] = /^\/town-(\d+)$/.exec(route) ?? []
    if (number === undefined) continue
    const { title, description, keywords, image, sections } = data
    const html = htmlOf(route)
    const content = {
      title,
      description,
      keywords,
      image,
      route,
      model: String(Number(number) % models),
      city: vars.city,
      hasOwnPhone: 'phone' in vars,
      phone: variables.phone,
      tel: `tel:${variables.tel}`,
      sections: sections.map((section) => ({ ...section, ...derived(section, page, model, html) })),
    }
    const json = JSON.stringify(content, null, 2)
    for (const { id, folder } of peers)
      writeFileSync(join(folder, 'content', `${route}.html`), id === 'eleventy' ? `---json\n${json}\n---\n` : json)
  }
  const icons: Record<string, Shape[]> = JSON.parse(readFileSync(ICONS_FILE, 'utf8'))
  const data = {
    site: { ...model.site, directions: directionsTo(model.site.address) },
    shell: readShell(Array.from({ length: models }, (_, number) => htmlOf(townName(number)))),
    images: mapValues(model.images, ({ width, height, variants }) => ({
      width,
      height,
      srcset: srcSetOf(variants),
    })),
    icons: mapValues(icons, (shapes) => shapes.map(drawShape).join('')),
  }
  for (const peer of peers)
    for (const [name, value] of Object.entries(data))
      writeFileSync(join(peer.folder, 'data', `${name}.json`), JSON.stringify(value))
}

/** The values that Plat derives for a section. */
function derived(
  section: Section,
  { route, vars }: RenderablePage,
  model: SiteModel,
  html: string,
): object | undefined {
  const { site } = model
  switch (section.type) {
    case 'hero':
    case 'quote': {
      const { form } = section
      return form && { form: { ...form, src: quoteFormSource(site, form.cityName ?? vars.city) } }
    }
    case 'faq': {
      const [ids = []] = partAnchors([section])
      return { items: section.items.map((item, index) => ({ ...item, id: ids[index] })) }
    }
    case 'contact': {
      const list = nearbyIn(
        model.cities,
        model.site.address.coordinates,
      )(route).map(({ name, route }) => ({ name, route }))
      return section.cities && { cities: { ...section.cities, list } }
    }
    case 'social':
      return { places: site.social?.map((place) => ({ ...place, label: place.label ?? networks[place.network] })) }
    case 'map': {
      const [className, markup] = /<div class="([^"]*)" data-frame-slot="">(<svg.*?<\/svg>)/s.exec(html)?.slice(1) ?? []
      const [key] = /<svg class="_Map-key".*?<\/svg>/s.exec(html) ?? []
      const live = liveMap(section.provider, section.query, site.address.coordinates)
      return { drawing: { class: className, markup, key }, live }
    }
    default:
      return undefined
  }
}

/**
 * Reads what Plat's pages show in addition to their documents, which the peers' pages must show too.
 * @param pages one of each model, in their order
 * @throws if the pages have another form than the bench knows
 */
function readShell(pages: string[]): object {
  const html = pages.join('\n')
  const find = (pattern: RegExp, text = html): string => {
    const match = pattern.exec(text)?.[1]
    if (match !== undefined) return match
    throw new Error(`Plat's pages have nothing like ${pattern}. Update the bench to their new form.`)
  }
  const [business]: unknown[] = JSON.parse(find(/<script type="application\/ld\+json">(.*?)<\/script>/s))['@graph']
  const stars = html.matchAll(/aria-label="(\d) out of 5 stars"><path d="([^"]+)"/g)
  const fonts = html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)
  return {
    /** Their addresses. */
    fonts: [...new Set(Array.from(fonts, ([, address]) => address))],
    /** Of each model's page, by its index. */
    styles: { ...pages.map((page) => find(/<style>(.*?)<\/style>/s, page)) },
    /** Of each model's page, by its index: the content security policy, with the hash of its styles. */
    policies: { ...pages.map((page) => find(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/, page)) },
    /** As markup. */
    scripts: find(/<\/script>((?:<script|<link)(?:(?!<\/body>).)*)<\/body>/s),
    /** The address of the drawing with the logos of social networks. */
    brands: find(/<use href="([^"#]+)#/),
    /** The outline of a number of stars. */
    stars: Object.fromEntries(Array.from(stars, ([, rating, path]) => [rating, path])),
    /** The business in the structured data, as JSON. */
    business: JSON.stringify(business),
  }
}

const mapValues = <T, U>(values: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))

type Shape = [tag: string, attributes: Record<string, string>]

/** ["path", { "d": "M20 6" }] is <path d="M20 6"/>. */
function drawShape([tag, attributes]: Shape): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${list.join('')}/>`
}
