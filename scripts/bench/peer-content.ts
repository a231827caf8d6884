import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5'
import { localCities } from '../../renderer/cities/nearby'
import { openSite } from '../../renderer/pipeline/open-site'
import { buildModel } from '../../renderer/render/model'
import { businessNodes, pageNodes } from '../../renderer/render/structured-data'
import { ICONS_FILE } from '../../renderer/rules/values/icons'
import { srcSetOf } from '../../sections/page/page-context'
import { homeCoordinates, placeLines } from '../../sections/page/places'
import { directionsTo } from '../../sections/ui/embeds/live-map'
import { type Element, attribute, elementsOf, isElement } from '../diff/elements'
import type { Peer } from './tools'
import { townName } from './town-documents'

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
  const readPage = (route: string) => parse(readFileSync(join(built, `${route}.html`), 'utf8'))
  const variablesByRoute = new Map(open.resolvedPages.map(({ route, variables }) => [route, variables]))
  const { nearby: citiesNear } = localCities(model.cities, homeCoordinates(model.site))
  for (const page of open.pages) {
    const { route, data, vars } = page
    const [, number] = /^\/town-(\d+)$/.exec(route) ?? []
    if (number === undefined) continue
    const { title, description, keywords, image, sections } = data
    const { phone, tel } = variablesByRoute.get(route) ?? {}
    const showsCities = sections.some(({ type }) => type === 'contact' || type === 'map')
    // others would be read by the peers for nothing
    const cities = showsCities ? citiesNear(route) : []
    const content = {
      title,
      description,
      keywords,
      image,
      route,
      vars,
      model: String(Number(number) % models),
      phone,
      tel: `tel:${tel}`,
      cities,
      hasMoreCities: cities.length < model.cities.length,
      /** The structured data about the page itself, as JSON. */
      nodes: toJsonList(pageNodes(page, model)),
      sections: sections.map((section, index) =>
        section.type === 'map' ? { ...section, markup: sectionMarkup(readPage(route), index) } : section,
      ),
    }
    const json = JSON.stringify(content, null, 2)
    for (const { id, folder } of peers)
      writeFileSync(join(folder, 'content', `${route}.html`), id === 'eleventy' ? `---json\n${json}\n---\n` : json)
  }
  const icons: Record<string, Shape[]> = JSON.parse(readFileSync(ICONS_FILE, 'utf8'))
  const pages = Array.from({ length: models }, (_, number) => [...elementsOf(readPage(`/${townName(number)}`))])
  const data = {
    site: { ...model.site, directions: directionsTo(placeLines(model.site)) },
    images: mapValues(model.images, (file) => ({ ...file, srcset: srcSetOf(file.variants) })),
    icons: mapValues(icons, (shapes) => shapes.map(drawShape).join('')),
    shell: {
      /** The business in the structured data, as JSON. */
      business: toJsonList(businessNodes(model)),
      /** For each model by its index: the styles, their policy, and preloads, as markup. */
      heads: { ...pages.map((elements) => markupOf(elements.filter(isOfModel))) },
      /** The scripts, as markup. */
      scripts: markupOf((pages[0] ?? []).filter(isScript)),
    },
  }
  for (const peer of peers)
    for (const [name, value] of Object.entries(data))
      writeFileSync(join(peer.folder, 'data', `${name}.json`), JSON.stringify(value))
}

/** The markup of a section of a page that Plat has built. */
function sectionMarkup(page: DefaultTreeAdapterTypes.Document, index: number): string {
  const main = [...elementsOf(page)].find(({ tagName }) => tagName === 'main')
  return markupOf(main?.childNodes.filter(isElement).slice(index, index + 1) ?? [])
}

/** Whether an element of the head is the same on all towns of a model. */
const isOfModel = (element: Element): boolean =>
  element.parentNode?.nodeName === 'head' &&
  (element.tagName === 'style' ||
    attribute(element, 'rel') === 'preload' ||
    attribute(element, 'http-equiv') !== undefined)

const isScript = (element: Element): boolean =>
  element.parentNode?.nodeName === 'body' &&
  (attribute(element, 'src') ?? attribute(element, 'href'))?.endsWith('.js') === true

const markupOf = (elements: Element[]): string => elements.map((element) => serializeOuter(element)).join('')

const toJsonList = (nodes: object[]): string => nodes.map((node) => JSON.stringify(node)).join()

const mapValues = <T, U>(values: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))

type Shape = [tag: string, attributes: Record<string, string>]

/** ["path", { "d": "M20 6" }] is <path d="M20 6"/>. */
function drawShape([tag, attributes]: Shape): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${list.join('')}/>`
}
