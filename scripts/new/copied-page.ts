import { applyEdits, modify } from 'jsonc-parser'
import { createNameFinder } from '../../renderer/cities/names'
import { inWords } from '../../renderer/documents/city-count'
import { type SourceDocument, documentTexts, unitOffsets } from '../../renderer/documents/document'
import { getOrInsertComputed } from '../../renderer/documents/get-or-insert'
import { nodeAt } from '../../renderer/documents/json-tree'
import type { Variables } from '../../renderer/documents/variables'
import { count } from '../../renderer/problems/pretty'
import { positionAt } from '../../renderer/problems/problem'
import { shorten } from '../../renderer/problems/shorten'

/** Replaces the vars in a page's text, each on a line if the old ones were. Everything else stays as its author wrote it. */
export function replaceVars({ text, tree }: Pick<SourceDocument, 'text' | 'tree'>, vars: Variables): string {
  if (!tree) return text
  const { offset, length } = nodeAt(tree, ['vars'])
  const end = offset + length
  const [opening = '', closing = ''] = text.slice(offset, end).match(/^\{\s*|(?<!\s)\s*\}$/g) ?? []
  const entries = Object.entries(vars).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  const space = opening.slice(1) || ' '
  return text.slice(0, offset) + opening + entries.join(`,${space}`) + closing + text.slice(end)
}

/** A page's text without the days on which the page comes and goes, which were those of the original. */
export const withoutDays = (text: string): string =>
  ['from', 'until'].reduce((rest, name) => applyEdits(rest, modify(rest, [name], undefined, {})), text)

/** A place in a copied page that may be true only of the old city. */
interface OldFact {
  /** The words there: "Plano", "its county, Collin County". */
  fact: string
  offset: number
}

const ZIP = /(?<![\d.-])\d{5}(?:-\d{4})?(?![\d.-])/g

const ZIP_CODE = 'what may be a ZIP code'
const CITY_NUMBER = 'how many cities there are (use {cityCountWord} instead)'

/**
 * Finds what a copied page still says about the old city: its name, the values of its other vars unless the new city has the
 * same, what looks like a ZIP code, and the number of cities.
 * @param variables all variables of the old page, for the phone number as links write it; the ZIP code of the business is right
 * on every page
 * @param cities how many there were
 */
export function findOldFacts(
  document: SourceDocument,
  old: Variables,
  vars: Variables,
  variables: Variables,
  cities: number,
): OldFact[] {
  const factOf = new Map<string, string>()
  for (const [name, value] of Object.entries(old)) {
    if (value === vars[name]) continue
    for (const form of formsOf(name, value, variables))
      factOf.set(form, name === 'city' ? value : `its ${name}, ${value}`)
  }
  const find = createNameFinder(factOf.keys())
  const cityNumber = cityNumberPattern(cities)
  const facts = documentTexts(document).flatMap(({ path, text }) => {
    const offsets = unitOffsets({ document, path })
    const zips = [...text.matchAll(ZIP)].filter(([zip]) => zip !== variables.zip)
    return [
      ...find(text).map(({ name, start }) => ({ fact: factOf.get(name) ?? name, offset: offsets[start] ?? 0 })),
      ...zips.map(({ index }) => ({ fact: ZIP_CODE, offset: offsets[index] ?? 0 })),
      ...[...text.matchAll(cityNumber)].map(({ index }) => ({ fact: CITY_NUMBER, offset: offsets[index] ?? 0 })),
    ]
  })
  const order = [...new Set([old.city ?? '', ...factOf.values(), ZIP_CODE, CITY_NUMBER])]
  return facts.sort((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact) || a.offset - b.offset)
}

/** Creates a pattern for the number of cities, or of all but one: of twelve, "all twelve cities" and "Plano and eleven others". */
function cityNumberPattern(cities: number): RegExp {
  const forms = [cities, cities - 1].flatMap((number) => [String(number), inWords(number, 'en')])
  const between = String.raw`(?:\s+[\w’'-]+){0,2}?\s+`
  return new RegExp(String.raw`(?<![\w-])(?:${forms.join('|')})${between}(?:cities|towns|communities|others)\b`, 'gi')
}

/** The ways to write a value in a text: a phone number also as in a link, coordinates also one by one. */
function formsOf(name: string, value: string, { tel = value }: Variables): string[] {
  if (name === 'phone') return [value, tel, value.replace(/\D/g, '')]
  return name === 'coordinates' ? [value, ...value.split(',').map((number) => number.trim())] : [value]
}

/** Lists the places that may be true only of the old city, grouped by fact. */
export function printOldFacts({ file, text }: SourceDocument, facts: OldFact[]): string {
  const lines = text.split('\n')
  const byFact = new Map<string, string[]>()
  for (const { fact, offset } of facts) {
    const { line, column } = positionAt(text, offset)
    const words = excerpt(lines[line - 1] ?? '', column - 1)
    getOrInsertComputed(byFact, fact, () => []).push(`  ${file}:${line}:${column}  ${words}`)
  }
  return [...byFact]
    .map(([fact, places]) => `It still says ${fact}, in ${count(places.length, 'place')}:\n${places.join('\n')}\n`)
    .join('\n')
}

/** How much of a long line is shown in all, and how much of that before the place. */
const [MAX_WIDTH, BEFORE] = [90, 40]

/** The part of a line around an index, without indentation. */
function excerpt(line: string, index: number): string {
  const words = line.trim()
  const indent = line.length - line.trimStart().length
  return shorten(words, MAX_WIDTH, Math.min(index - indent - BEFORE, words.length - MAX_WIDTH))
}
