import { documentTexts, unitOffsets } from '../renderer/pipeline/cities/city-facts'
import { createNameFinder } from '../renderer/pipeline/cities/names'
import type { SourceDocument } from '../renderer/pipeline/documents/document'
import { type Variables, toTel } from '../renderer/pipeline/documents/variables'

/** A place of a copied page that may be true of the old city only. */
export interface OldFact {
  /** What stands there: "Plano", 'its county, "Collin County"'. */
  fact: string
  offset: number
}

const ZIP = /(?<![\d.-])\d{5}(?:-\d{4})?(?![\d.-])/g

/**
 * What a copied page still says of the old city: its name, the values of its other vars that are not the new city's
 * too, and what looks like a zip code.
 * @param ownZip the business's own, which is right on every page
 */
export function oldFacts(document: SourceDocument, old: Variables, vars: Variables, ownZip?: string): OldFact[] {
  const factOf = new Map<string, string>()
  for (const [name, value] of Object.entries(old)) {
    if (value === vars[name]) continue
    for (const form of formsOf(name, value)) factOf.set(form, name === 'city' ? value : `its ${name}, ${value}`)
  }
  const find = createNameFinder(factOf.keys())
  const facts = documentTexts(document).flatMap(({ path, text }) => {
    const offsets = unitOffsets({ document, path })
    return [
      ...find(text).map(({ name, start }) => ({ fact: factOf.get(name) ?? name, offset: offsets[start] ?? 0 })),
      ...[...text.matchAll(ZIP)]
        .filter(([zip]) => zip !== ownZip)
        .map(({ index }) => ({ fact: 'what may be a zip code', offset: offsets[index] ?? 0 })),
    ]
  })
  const order = [...new Set([old.city ?? '', ...factOf.values(), 'what may be a zip code'])]
  return facts.sort((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact) || a.offset - b.offset)
}

/** How a value may stand in a text: a telephone number also as in a link, coordinates also one by one. */
function formsOf(name: string, value: string): string[] {
  if (name === 'phone') return [value, toTel(value), toTel(value).slice(2)]
  return name === 'coordinates' ? [value, ...value.split(/\s*,\s*/)] : [value]
}
