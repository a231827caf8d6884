import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { expect, test } from 'vitest'
import { LiveSite } from '../../renderer/live/live-site'
import { fromPointer, valueAt } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import { openPage } from '../../renderer/pipeline/open-page'
import { renderPage } from '../../renderer/render/render-page'
import type { PageFile, ResolvedPage } from '../../renderer/site/page'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { ELECTRICIAN } from '../../scripts/fixtures'
import { type ClickedPart, locateText } from './locate-text'
import { SiteDocuments } from './site-documents'

type Parent = DefaultTreeAdapterTypes.ParentNode

type Position = ClickedPart['position']

const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'head'])

/** The texts of a rendered page, by the number of their section, or what else they are in. */
function textsByPosition(html: string): Map<Position, string[]> {
  const texts = new Map<Position, string[]>()
  let position: Position = null
  const visit = (parent: Parent) => {
    for (const child of parent.childNodes) {
      if (defaultTreeAdapter.isCommentNode(child)) {
        const [, number] = /^section (\d+):/.exec(child.data) ?? []
        if (number) position = Number(number) - 1
      }
      if (defaultTreeAdapter.isTextNode(child)) {
        const text = child.value.replace(/\s+/g, ' ').trim()
        if (text) texts.set(position, [...(texts.get(position) ?? []), text])
      }
      if (!defaultTreeAdapter.isElementNode(child) || HIDDEN.has(child.tagName)) continue
      const around = position
      if (around === null && (child.tagName === 'header' || child.tagName === 'footer')) position = child.tagName
      visit(child)
      // a section's mark counts for what comes after it in <main>
      if (child.tagName === 'main' || typeof position !== 'number') position = around
    }
  }
  visit(parse(html))
  return texts
}

const live = new LiveSite(ELECTRICIAN.site, { check: async () => undefined, end: () => {} }, () => {}, {
  showsAll: true,
})
const documents = new SiteDocuments(live, ELECTRICIAN.site)

/** A page, and the texts that it shows. */
async function textsOn(file: PageFile): Promise<{ page: ResolvedPage; texts: Map<Position, string[]> }> {
  const { site } = live.pages
  const { page, resolved, facts } = openPage(readPage(file, site), site)
  await live.pages.probe(facts.images)
  const { model } = live.pages
  if (!page || !resolved || !model) throw new Error(`${file.route} can’t be rendered`)
  return { page: resolved, texts: textsByPosition(renderPage(page, model)) }
}

const seed = Number(process.env.PLAT_SEED ?? 20261129)

test(`of 300 random texts of ten pages, each leads to the field that holds it (seed ${seed})`, async () => {
  const { site } = live.pages
  const random = seededRandom(seed)
  const pages = [...site.pages].sort(() => random() - 0.5).slice(0, 10)
  const clicks: { part: ClickedPart; page: ResolvedPage }[] = []
  for (const file of pages) {
    const { page, texts } = await textsOn(file)
    for (const [position, there] of texts)
      for (const index of there.keys()) clicks.push({ part: { position, texts: there, index }, page })
  }
  const chosen = clicks.sort(() => random() - 0.5).slice(0, 300)
  const missed = chosen.filter(({ part, page }) => {
    const { field, section, dataPointer } = locateText(part, page, site, documents)
    if (typeof part.position === 'number') expect(section).toBe(page.origins[part.position]?.index)
    if (dataPointer === undefined) return field === undefined
    const data = valueAt(page.data, ['sections', Number(part.position)])
    const shown = String(valueAt(data, fromPointer(dataPointer, data)))
    const [value, text] = [shown, part.texts[part.index] ?? ''].map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    // a day is shown in words
    if (!/^\d{4}-\d\d/.test(shown)) expect.soft([value, text]).toSatisfy(([a, b]) => a.includes(b) || b.includes(a))
    return false
  })
  const entries = chosen.filter(({ part, page }) => {
    const { field } = locateText(part, page, site, documents)
    return field && documents.fileOf(field.document).includes('lists')
  })
  expect(entries.length).toBeGreaterThan(0)
  for (const { part, page } of entries) expect(locateText(part, page, site, documents).dataPointer).toBeUndefined()
  const inDocuments = (text: string) =>
    JSON.stringify([site.data, missed.map(({ page }) => page.data)]).includes(JSON.stringify(text).slice(1, -1))
  // the others are words of components, which no field holds
  expect(missed.map(({ part }) => part.texts[part.index] ?? '').filter(inDocuments)).toEqual([])
  expect(missed.length).toBeLessThan(0.05 * chosen.length)
})

test.each<[route: string, position: Position | string, text: string, nth: number, found: string]>([
  ['/plano', 'contact', 'McKinney', 0, 'pages/mckinney.json/vars/city'],
  ['/plano', 'map', 'Frisco', 0, 'pages/frisco.json/vars/city'],
  ['/plano', 'footer', 'Outdoor lighting', 1, 'site.json/footer/columns/1/items/3/label'],
  ['/plano', 'header', 'Outdoor lighting', 0, 'site.json/navigation/2/items/6/label'],
])('on %s, in %s, the text %j (%i before it) leads to its field', async (route, place, text, nth, found) => {
  const { site } = live.pages
  const file = site.pages.find((page) => page.route === route)
  if (!file) throw new Error(`There is no ${route}`)
  const { page, texts } = await textsOn(file)
  const { sections } = page.data as { sections: { type: string }[] }
  const index = sections.findIndex(({ type }) => type === place)
  const position = index < 0 ? (place as Position) : index
  // the cities on a drawn map come from all pages, which aren't read here
  const shown = texts.get(position) ?? []
  const there = shown.includes(text) ? shown : [...shown, text]
  const same = [...there.keys()].filter((key) => there[key] === text)
  const { field } = locateText({ position, texts: there, index: same[nth] ?? -1 }, page, site, documents)
  expect(field && documents.nameOf(documents.fileOf(field.document)) + field.pointer).toBe(found)
})
