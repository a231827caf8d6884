import { type PageOrder, type RepeatingPage, percent } from '../../cities/compare-pages'
import { findFamilyNames } from '../../cities/leftover-names'
import { createCommonSentences } from '../../cities/leftovers'
import { type SourceDocument, describePlace, documentTexts } from '../../documents/document'
import { commonDocuments } from '../../site/site'
import { getOrInsertComputed } from '../../documents/get-or-insert'
import { count } from '../../problems/pretty'
import { listOf } from '../../problems/problem'
import { shorten } from '../../problems/shorten'
import { otherPage, pageExample } from '../definition/examples'
import { type Finding, type SiteView, once, warnings } from '../definition/rule'
import { leftoversIn, repeatingByFile, repeatingPages } from './cities'

const stowe = (heading: string, body: string, city = '"Stowe"') => ({
  title: '"Bread in {city}"',
  heading: `"${heading}"`,
  more: `"vars": { "city": ${city} }`,
  body: `${body} See [Avon](/avon).`,
})

const avon = (heading: string, body: string) => ({
  'pages/avon.json': otherPage(heading, body, { vars: { city: 'Avon' } }),
})

const BODY = 'In {city} we sell on the green, from eight until the basket is empty. Ask for the rye.'

const SHARED =
  'Rye, oat and wheat come from the stone oven that our grandfather built with his own hands. What is left at noon goes to the school kitchen.'

const van = (where: string) => `Look for the yellow van ${where} on Sundays, under the oldest of the chestnuts.`

/** In order of priority: if a city breaks two of these rules, only the first one reports it. */
export const COPY_RULES = warnings({
  'copied-page': {
    asks: 'A city page isn’t a copy of another city’s page.',
    why: 'Search engines show only one of the copies, if any: nobody finds the others.',
    fix: 'Rewrite the copy before you publish the site, or keep it out of search engines with "index": false until then. A page is a copy if it shares 85% with another one, not counting its variables; "uniqueness" in site.json sets a different limit.',
    example: pageExample(
      stowe('Bread in {city}', BODY, '«"Stowe"»'),
      stowe('Bread in {city}', 'By the bridge, where the ferry’s crew has breakfast. Come before ten.'),
      avon('Bread in {city}', BODY),
    ),
    checkSite: (view) => repetitions(view, ['copy']),
  },
  'similar-page': {
    asks: 'A city page says something that the other cities’ pages don’t.',
    why: 'Search engines treat pages that differ in little but the name as doorway pages, and show none of them; visitors learn nothing about their own town.',
    fix: 'Write what is true only of this city: its streets, its houses, what people there ask. `npm run uniqueness` shows what pages share: the text of their own sections, in runs of five words, not counting the page’s variables. A page is similar if it shares 60% with another one, or if less than 40% of it is its own; "uniqueness" in site.json sets different limits.',
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
    asks: 'A page that was copied from another city’s page mentions no park, street or person that only that page has.',
    why: 'Visitors would look in vain for something that is in another town.',
    fix: 'Name a place in this city, or leave out the sentence. A name is capitalized, and is on no page that wasn’t copied. What several cities have in common belongs in shared/ or in the page’s vars.',
    example: pageExample(
      stowe(
        'Our stand in {city}',
        `${van('by «Haggard Park»')} Come early for rolls, or call the day before; there are none on Mondays.`,
      ),
      stowe(
        'Our stand in {city}',
        `${van('behind the old ferry house')} Come early for rolls, or call the day before; there are none on Mondays.`,
      ),
      avon('Our stand in {city}', `${van('by Haggard Park')} We are gone as soon as the poppy rolls are.`),
    ),
    checkSite: (view) => {
      const { pages, site, read } = view
      const repeating = repeatingInTime(view)
      if (repeating.length === 0) return []
      const families = familiesOf(repeating)
      const relatedTwins = new Map(
        repeating.filter(({ kind }) => kind === 'related').map(({ file, twin }) => [file, twin.file]),
      )
      const commonSentences = createCommonSentences(view.textsOn)
      const textsOf = (file: string) => {
        if (!families.has(file)) return [site.textOf(file).replaceAll('\\n', ' ')]
        // a page that was mostly rewritten may well name what is true of both cities
        const twin = relatedTwins.get(file)
        return twin ? commonSentences(file, twin) : documentTexts(read(file)).map(({ text }) => text)
      }
      const documents = [...commonDocuments(site), ...pages]
      const cities = pages.flatMap(({ vars: { city } }) => city ?? [])
      const filesByName = findFamilyNames({ families, files: documents.map(({ file }) => file), textsOf, cities })
      if (filesByName.size === 0) return []
      const order = writtenFirst(view)
      const leftoversByFile = new Map<string, { source: string; names: string[] }>()
      for (const [name, files] of filesByName) {
        const [source = '', ...copies] = files.sort((one, other) => order({ file: one }, { file: other }))
        for (const file of copies)
          leftoversByFile.set(file, { source, names: [...(leftoversByFile.get(file)?.names ?? []), name] })
      }
      return pages.flatMap(({ file, vars }) => {
        const { source = '', names = [] } = leftoversByFile.get(file) ?? {}
        const namesNotInVars = names.filter((name) => !Object.values(vars).includes(name))
        return namesNotInVars.length > 0 ? leftoverNames(read(file), namesNotInVars, source, vars.city) : []
      })
    },
  },
})

/** The names from another page that are left over on a copy of it, as one problem at the first of them. */
function leftoverNames(document: SourceDocument, names: string[], source: string, city = ''): Finding[] {
  const places = documentTexts(document).flatMap(({ path, text }) =>
    names.filter((name) => text.includes(name)).map((name) => ({ name, path, from: text.indexOf(name) })),
  )
  const [first] = places
  if (!first) return []
  const { name, path, from } = first
  const what = `mentions ${name}, a name that only ${source} and its copies have`
  const otherNames = names.filter((other) => other !== name)
  const more = otherNames.length > 0 ? ` Also left over: ${firstThree(otherNames, 'name')}.` : ''
  const hint = `Name something in ${city}, or leave it out.${more} What is true of both pages belongs in shared/.`
  const origin = { document, path }
  const mark = { from, to: from + name.length }
  return [{ origin, mark, what, hint, group: `mention names that only ${source} and its copies have` }]
}

/** The first three items, and how many more there are. */
function firstThree(items: string[], noun: string): string {
  const more = items.slice(3).length
  return listOf([...items.slice(0, 3), ...(more > 0 ? [count(more, `more ${noun}`)] : [])])
}

/** The pages that repeat pages written before them, or are related to them. */
const repeatingInTime = once((view: SiteView): RepeatingPage[] => {
  const byFile = repeatingByFile(view)
  // git is asked only if a warning depends on it, and only once
  return byFile.some(({ kind }) => kind !== 'related') ? repeatingPages(view, writtenFirst(view)) : byFile
})

/** The first page of each family of pages copied from each other, by the files of all pages in the family. */
function familiesOf(repeating: RepeatingPage[]): Map<string, string> {
  const families = new Map<string, string>()
  for (const { file, twin } of repeating) {
    const first = getOrInsertComputed(families, twin.file, () => twin.file)
    families.set(file, first)
  }
  return families
}

/** Sorts a copy after its original: the page that was written later, else the one that names more cities besides its own. */
function writtenFirst(view: SiteView): PageOrder {
  const leftoverCounts = new Map<string, number>()
  for (const { file } of leftoversIn(view)) leftoverCounts.set(file, (leftoverCounts.get(file) ?? 0) + 1)
  const { writtenAt } = view.site
  return ({ file: one }, { file: other }) => {
    const [time, otherTime] = [writtenAt(one), writtenAt(other)]
    if (time !== otherTime) return time < otherTime ? -1 : 1
    return (leftoverCounts.get(one) ?? 0) - (leftoverCounts.get(other) ?? 0) || (one < other ? -1 : 1)
  }
}

/** Finds the city pages that repeat an earlier one in one of these ways. */
function repetitions(view: SiteView, kinds: RepeatingPage['kind'][]): Finding[] {
  const cities = new Map(view.pages.map(({ file, vars: { city = '' } }) => [file, city]))
  const commonSentences = createCommonSentences(view.textsOn)
  return repeatingInTime(view)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ file, own, twin, kind }) => {
      const document = view.read(file)
      const places = twin.same.map(({ index }) => describePlace(document, ['sections', index]))
      const mostly = places.length > 0 ? `, mostly in ${listOf(places)}` : ''
      const where = twin.isAllTheSame ? ', in every section' : mostly
      const little = kind === 'little of its own' ? `has only ${percent(own)} of its words to itself, and ` : ''
      const same = `${percent(twin.similarity)} the same`
      const isCopy = kind === 'copy'
      const likeness = isCopy
        ? `was copied from ${twin.file}: the two are ${same}`
        : `${little}is ${same} as ${twin.file}`
      const start = places[0] ? `Rewrite ${places[0]} first: say` : 'Write'
      const sentences = commonSentences(file, twin.file).map((sentence) => `“${shorten(sentence, 90)}”`)
      const both = sentences.length > 0 ? ` Both pages say ${firstThree(sentences, 'sentence')}.` : ''
      return {
        origin: { document, path: ['vars', 'city'] },
        what: `is the city of a page that ${likeness}${where}`,
        hint: `${start} what is true only of ${cities.get(file)}.${both} ${isCopy ? UNTIL_THEN : SHOWS_MORE}`,
        group: isCopy ? `copy ${twin.file}` : `are like ${twin.file}`,
      }
    })
}

const UNTIL_THEN = 'Until then, "index": false keeps search engines away.'
const SHOWS_MORE = '`npm run uniqueness` shows what pages share.'
