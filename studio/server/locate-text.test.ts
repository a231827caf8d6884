import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { expect, test } from 'vitest'
import { LiveSite } from '../../renderer/live/live-site'
import { fromPointer, valueAt } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import { openPage } from '../../renderer/pipeline/open-page'
import { renderPage } from '../../renderer/render/render-page'
import type { ResolvedPage } from '../../renderer/site/page'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { ELECTRICIAN } from '../../scripts/fixtures'
import { type ClickedPart, locateText } from './locate-text'
import { SiteDocuments } from './site-documents'

type Parent = DefaultTreeAdapterTypes.ParentNode

const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'head'])

/** The texts of a rendered page, by the number of their section; -1 around them. */
function textsBySection(html: string): Map<number, string[]> {
  const texts = new Map<number, string[]>()
  let isInMain = false
  let position = -1
  const visit = (parent: Parent) => {
    for (const child of parent.childNodes) {
      if (defaultTreeAdapter.isCommentNode(child)) {
        const [, number] = /^section (\d+):/.exec(child.data) ?? []
        if (number) position = Number(number) - 1
      }
      if (defaultTreeAdapter.isTextNode(child)) {
        const text = child.value.replace(/\s+/g, ' ').trim()
        const key = isInMain ? position : -1
        if (text) texts.set(key, [...(texts.get(key) ?? []), text])
      }
      if (!defaultTreeAdapter.isElementNode(child) || HIDDEN.has(child.tagName)) continue
      const wasInMain = isInMain
      if (child.tagName === 'main') isInMain = true
      visit(child)
      isInMain = wasInMain
    }
  }
  visit(parse(html))
  return texts
}

const seed = Number(process.env.PLAT_SEED ?? 20261129)

test(`of 300 random texts of ten pages, each leads to the field that holds it (seed ${seed})`, async () => {
  const live = new LiveSite(ELECTRICIAN.site, { check: async () => undefined, end: () => {} }, () => {}, {
    showsAll: true,
  })
  const documents = new SiteDocuments(live, ELECTRICIAN.site)
  const { site } = live.pages
  const random = seededRandom(seed)
  const pages = [...site.pages].sort(() => random() - 0.5).slice(0, 10)
  const clicks: { part: ClickedPart; page: ResolvedPage }[] = []
  for (const file of pages) {
    const { page, resolved, facts } = openPage(readPage(file, site), site)
    await live.pages.probe(facts.images)
    const { model } = live.pages
    if (!page || !resolved || !model) throw new Error(`${file.route} can’t be rendered`)
    for (const [position, texts] of textsBySection(renderPage(page, model)))
      for (const index of texts.keys())
        clicks.push({ part: { position: position < 0 ? null : position, texts, index }, page: resolved })
  }
  const chosen = clicks.sort(() => random() - 0.5).slice(0, 300)
  const missed = chosen.filter(({ part, page }) => {
    const { field, section, dataPointer } = locateText(part, page, site, documents)
    if (part.position !== null) expect(section).toBe(page.origins[part.position]?.index)
    if (dataPointer === undefined) return field === undefined
    const data = valueAt(page.data, ['sections', part.position ?? 0])
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
