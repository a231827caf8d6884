import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildModel } from '../../renderer/pipeline/model'
import { openSite } from '../../renderer/pipeline/open-site'
import type { ImageFile } from '../../sections/page-context'
import { readShell, readySections } from './read-built'
import type { Peer } from './tools'
import { townName } from './town-documents'

/**
 * Writes for each peer a file for each town, and what all of them share. What Plat derives from documents stands ready in
 * them: variables, shared sections, sizes of pictures.
 * @param folder the site of the towns
 * @param built where Plat has built them
 * @param models of so many models, one after the other, the towns are made
 */
export async function writeContent(peers: Peer[], folder: string, built: string, models: number): Promise<void> {
  const open = openSite(join(folder, 'site.config'))
  if (!open.site) throw new Error(`${folder} holds no valid site.`)
  const { site, images } = await buildModel({ ...open, document: open.sources.site }, open.site, open.facts)
  const htmlOf = (route: string) => readFileSync(join(built, `${route}.html`), 'utf8')
  for (const { route, data, vars, variables } of open.pages) {
    const [, number] = /^\/town-(\d+)$/.exec(route) ?? []
    if (number === undefined) continue
    const { title, description, keywords, image, sections } = data
    const page = {
      title,
      description,
      keywords,
      image,
      route,
      model: String(Number(number) % models),
      city: vars.city,
      phone: variables.phone,
      tel: `tel:${variables.tel}`,
      sections: readySections(sections, htmlOf(route), site),
    }
    const json = JSON.stringify(page, null, 2)
    for (const { id, folder } of peers)
      writeFileSync(join(folder, 'content', `${route}.html`), id === 'eleventy' ? `---json\n${json}\n---\n` : json)
  }
  const data = {
    site: { ...site, host: new URL(site.url).host },
    shell: readShell(Array.from({ length: models }, (_, number) => htmlOf(townName(number)))),
    images: mapValues(images, ({ width, height, variants }) => ({
      width,
      height,
      avif: srcSet(variants, 'avif'),
      webp: srcSet(variants, 'webp'),
    })),
    icons: mapValues(readIcons(), (shapes) => shapes.map(drawShape).join('')),
  }
  for (const peer of peers)
    for (const [name, value] of Object.entries(data))
      writeFileSync(join(peer.folder, 'data', `${name}.json`), JSON.stringify(value))
}

const mapValues = <T, U>(values: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))

/** A drawing (SVG) has no variants. */
const srcSet = (variants: ImageFile['variants'], wanted: 'avif' | 'webp'): string | undefined =>
  variants
    .filter(({ format }) => format === wanted)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ') || undefined

type Shape = [tag: string, attributes: Record<string, string>]

/** The shapes of every icon that a document can name. */
const readIcons = (): Record<string, Shape[]> =>
  JSON.parse(readFileSync('node_modules/lucide-static/icon-nodes.json', 'utf8'))

/** ["path", { "d": "M20 6" }] is <path d="M20 6"/>. */
function drawShape([tag, attributes]: Shape): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${list.join('')}/>`
}
