import { type PageOrder, type RepeatingPage, percent } from '../../cities/compare-pages'
import { findFamilyNames } from '../../cities/leftover-names'
import { createCommonSentences } from '../../cities/leftovers'
import { type SourceDocument, describePlace, documentTexts } from '../../documents/document'
import { getOrInsertComputed } from '../../documents/get-or-insert'
import { count } from '../../problems/pretty'
import { listOf } from '../../problems/problem'
import { otherPage, pageExample } from '../definition/examples'
import { type Finding, type SiteView, once, warnings } from '../definition/rule'
import { leftoversIn, repeatingByFile, repeatingPages } from './cities'

/** The page of a city, with its heading and its text. */
const stowe = (heading: string, body: string, city = '"Stowe"') => ({
  title: '"Bread in {city}"',
  heading: `"${heading}"`,
  more: `"vars": { "city": ${city} }`,
  body: `${body} See [Avon](/avon).`,
})

/** The page of another city, with the same. */
const avon = (heading: string, body: string) => ({
  'pages/avon.json': otherPage(heading, body, { vars: { city: 'Avon' } }),
})

const BODY = 'In {city} we sell on the green, from eight until the basket is empty. Ask for the rye.'

const SHARED =
  'Rye, oat and wheat come from the stone oven that our grandfather built with his own hands. What is left at noon goes to the school kitchen.'

const van = (where: string) => `Look for the yellow van ${where} on Sundays, under the oldest of the chestnuts.`

/** In this order: if one city breaks two of them, only the first reports it. */
export const COPY_RULES = warnings({
  'copied-page': {
    asks: 'The page of a city is not a copy of another city’s page.',
    why: 'Search engines show one of the copies, if any: nobody finds the others.',
    fix: 'Rewrite the copy before the site is published, or keep it from search engines with "index": false until then. A page is a copy when it shares 85% with another one, its variables left out; "uniqueness" in site.json sets another limit.',
    example: pageExample(
      stowe('Bread in {city}', BODY, '«"Stowe"»'),
      stowe('Bread in {city}', 'By the bridge, where the ferry’s crew has breakfast. Come before ten.'),
      avon('Bread in {city}', BODY),
    ),
    checkSite: (view) => repetitions(view, ['copy']),
  },
  'similar-page': {
    asks: 'The page of a city says something that the pages of the other cities don’t.',
    why: 'Search engines take pages that differ in little but the name for doorway pages, and show none of them; a visitor learns nothing about the own town.',
    fix: 'Write what is true of this city only: its streets, its houses, what people there ask. `npm run uniqueness` shows what pages share: the text of their own sections, in runs of five words, with the page’s variables left out. A page is similar when it shares 60% with another one, or when less than 40% of it is its own; "uniqueness" in site.json sets other limits.',
    example: pageExample(
      stowe('Our stand in {city}', SHARED, '«"Stowe"»'),
      stowe(
        'Our stand in {city}',
        'By the bridge on Sundays, where the river is so loud that you must shout your order.',
      ),
      avon('Our stand in {city}', `On the green. ${SHARED}`),
    ),
    checkSite: (view) => repetitions(view, ['similar', 'little of its own']),
  },
  'leftover-name': {
    asks: 'A page that was copied from another city’s page names no park, street or person that only that page has.',
    why: 'A visitor would look in vain for what is in another town.',
    fix: 'Name a place in this city, or leave the sentence out. A name is written in capitals, and stands on no page that was not copied. What several cities have in common belongs in shared/, or among the page’s vars.',
    example: pageExample(
      stowe(
        'Our stand in {city}',
        `${van('by «Haggard Park»')} Come early for rolls, or telephone the day before; there are none on Mondays.`,
      ),
      stowe(
        'Our stand in {city}',
        `${van('behind the old ferry house')} Come early for rolls, or telephone the day before; there are none on Mondays.`,
      ),
      avon('Our stand in {city}', `${van('by Haggard Park')} We are gone as soon as the poppy rolls are.`),
    ),
    checkSite: (view) => {
      const { pages, site, read } = view
      const repeating = repeatingInTime(view)
      if (repeating.length === 0) return []
      const families = familiesOf(repeating)
      const twins = new Map(repeating.map(({ file, kind, twin }) => [file, kind === 'related' ? twin.file : undefined]))
      const inCommon = createCommonSentences(view.textsOn)
      const textsOf = (file: string) => {
        if (!families.has(file)) return [site.textOf(file).replaceAll('\\n', ' ')]
        // a page that was mostly rewritten may well name what is true of both
        const twin = twins.get(file)
        return twin ? inCommon(file, twin) : documentTexts(read(file)).map(({ text }) => text)
      }
      const others = [...site.shared.values(), ...(site.document ? [site.document] : []), ...pages]
      const cities = pages.flatMap(({ vars: { city } }) => city ?? [])
      const found = findFamilyNames({ families, files: others.map(({ file }) => file), textsOf, cities })
      if (found.size === 0) return []
      const order = writtenFirst(view)
      const left = new Map<string, { source: string; names: string[] }>()
      for (const [name, files] of found) {
        const [source = '', ...copies] = files.sort((one, other) => order({ file: one }, { file: other }))
        for (const file of copies) left.set(file, { source, names: [...(left.get(file)?.names ?? []), name] })
      }
      return pages.flatMap(({ file, vars }) => {
        const { source = '', names = [] } = left.get(file) ?? {}
        const unsaid = names.filter((name) => !Object.values(vars).includes(name))
        return unsaid.length > 0 ? leftoverNames(read(file), unsaid, source, vars.city) : []
      })
    },
  },
})

/** The names of another page on a copy of it, as one problem at the first of them. */
function leftoverNames(document: SourceDocument, names: string[], source: string, city = ''): Finding[] {
  const places = documentTexts(document).flatMap(({ path, text }) =>
    names.flatMap((name) => (text.includes(name) ? [{ name, path, from: text.indexOf(name) }] : [])),
  )
  const [first] = places
  if (!first) return []
  const { name, path, from } = first
  const what = `names ${name}, as only ${source} and its copies do`
  const others = names.filter((other) => other !== name)
  const more = others.length > 0 ? ` Left over as well: ${listed(others, 'name')}.` : ''
  const hint = `Name what is in ${city}, or leave it out.${more} What is true of both pages belongs in shared/.`
  const origin = { document, path }
  const mark = { from, to: from + name.length }
  return [{ origin, mark, what, hint, group: `name what only ${source} and its copies name` }]
}

/** The first three of these things, and how many more there are. */
function listed(things: string[], one: string): string {
  const more = things.slice(3).length
  return listOf([...things.slice(0, 3), ...(more > 0 ? [count(more, `more ${one}`)] : [])])
}

/** The pages that repeat or are related to others, which were written before them. */
const repeatingInTime = once((view: SiteView): RepeatingPage[] => {
  const byFile = repeatingByFile(view)
  // git is asked only if a warning depends on it, and only once
  return byFile.some(({ kind }) => kind !== 'related') ? repeatingPages(view, writtenFirst(view)) : byFile
})

/** The first page of each family of pages that have copied from each other, by the files of its pages. */
function familiesOf(repeating: RepeatingPage[]): Map<string, string> {
  const families = new Map<string, string>()
  for (const { file, twin } of repeating) {
    const first = getOrInsertComputed(families, twin.file, () => twin.file)
    families.set(file, first)
  }
  return families
}

/** Puts a copy behind its original: what was written later, else what names more cities that are not its own. */
function writtenFirst(view: SiteView): PageOrder {
  const leftovers = new Map<string, number>()
  for (const { file } of leftoversIn(view)) leftovers.set(file, (leftovers.get(file) ?? 0) + 1)
  const { writtenAt } = view.site
  return ({ file: one }, { file: other }) => {
    const [time, otherTime] = [writtenAt(one), writtenAt(other)]
    if (time !== otherTime) return time < otherTime ? -1 : 1
    return (leftovers.get(one) ?? 0) - (leftovers.get(other) ?? 0) || (one < other ? -1 : 1)
  }
}

/** A finding for each city page that repeats an earlier one in one of these ways. */
function repetitions(view: SiteView, kinds: RepeatingPage['kind'][]): Finding[] {
  const cities = new Map(view.pages.map(({ file, vars: { city = '' } }) => [file, city]))
  const inCommon = createCommonSentences(view.textsOn)
  return repeatingInTime(view)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ file, own, twin, kind }) => {
      const document = view.read(file)
      const places = twin.same.map(({ index }) => describePlace(document, ['sections', index]))
      const most = places.length > 0 ? `, most of all in ${listOf(places)}` : ''
      const where = twin.isAllTheSame ? ', in every section' : most
      const little = kind === 'little of its own' ? `has only ${percent(own)} of its words to itself, and ` : ''
      const same = `${percent(twin.similarity)} the same`
      const isCopy = kind === 'copy'
      const like = isCopy ? `was copied from ${twin.file}: the two are ${same}` : `${little}is ${same} as ${twin.file}`
      const start = places[0] ? `Rewrite ${places[0]} first: say` : 'Write'
      const sentences = inCommon(file, twin.file).map((sentence) => `“${shortened(sentence)}”`)
      const both = sentences.length > 0 ? ` Both pages say ${listed(sentences, 'sentence')}.` : ''
      return {
        origin: { document, path: ['vars', 'city'] },
        what: `is the city of a page that ${like}${where}`,
        hint: `${start} what is true of ${cities.get(file)} only.${both} ${isCopy ? UNTIL_THEN : SHOWS_MORE}`,
        group: isCopy ? `copy ${twin.file}` : `are like ${twin.file}`,
      }
    })
}

const UNTIL_THEN = 'Until then "index": false keeps search engines away.'
const SHOWS_MORE = '`npm run uniqueness` shows what pages share.'

const shortened = (sentence: string): string =>
  sentence.length > 90 ? `${sentence.slice(0, sentence.lastIndexOf(' ', 90))} …` : sentence
