import { CITY_VARIABLES } from '../../documents/city-count'
import { type Origin, type SourceDocument, nodeOf } from '../../documents/document'
import { isRecord } from '../../documents/json-tree'
import { SITE_VARIABLES, placeNamed } from '../../documents/site-variables'
import { type Variables, tokenIndex } from '../../documents/variables'
import { type Description, type Problem, listOf, problemOf } from '../../problems/problem'
import { closest, didYouMean, suggest } from '../../problems/suggest'
import type { LoadedSite } from '../../site/site'
import { markedSection, pageExample, proseText } from '../definition/examples'
import { type Rule, warnings } from '../definition/rule'
import { SCHEMA_OF, getSchemas } from '../../schema/schemas'
import { quote } from '../values/keywords'
import { describeMissingFact, missingFact } from './missing-facts'
import type { Resolution, Unfilled } from '../../site/resolve'

export const unknownVariable: Rule = {
  name: 'unknown-variable',
  severity: 'error',
  asks: 'A name in braces is one of the page’s vars, or a fact from site.json such as {phone}.',
  why: 'The page would show the braces themselves, or a gap.',
  fix: 'Correct the name, or add it to the page’s vars. To show a brace, double it: {{.',
  example: markedSection(proseText({ body: 'Call «{phnoe}».' }), '{phone}'),
}

/** The problem for a name in braces without a value, or for a lone brace. */
function unknownToken(use: Unfilled, names: string[]): Problem {
  return tokenProblem(unknownVariable, use, describeToken(use, names))
}

function tokenProblem(rule: Rule, { origin, token }: Unfilled, description: Description): Problem {
  const problem = problemOf(rule, origin, description)
  const { offset, length } = nodeOf(origin)
  // names in braces have braces too, so searching the text for a lone one isn't enough
  const index = tokenIndex(origin.document.text.slice(offset, offset + length), token)
  return index < 0 ? problem : { ...problem, start: offset + index, end: offset + index + token.length }
}

function describeToken({ token, isNested }: Unfilled, names: string[]): Description {
  const name = nameIn(token)
  if (name === undefined) {
    const tokens = names.map((other) => `{${other}}`)
    const hint = didYouMean(token, tokens, 'To show a brace, write {{.')
    return { what: `has a brace without a variable’s name: ${token}`, hint }
  }
  if (isNested)
    return { what: `uses {${name}}, whose value uses a variable itself`, hint: 'Write out the words instead.' }
  const hint = didYouMean(name, names, `Add "${name}" to the page’s vars. Existing names: ${names.join(', ')}.`)
  return { what: `uses {${name}}, which is in neither the page’s vars nor site.json`, hint }
}

/** The names that texts can use: those of variables, and those that are computed only when a text uses them. */
const namesAmong = (variables: object): string[] => [...new Set([...Object.keys(variables), ...CITY_VARIABLES])]

/** The name in a token's braces; undefined if they contain anything else. */
const nameIn = (token: string): string | undefined => /^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(token)?.[1]

/** The problems of the variables in site.json's own texts. A fact with a mistake is reported where it is written. */
export const siteVariableProblems = (
  unfilled: Unfilled[],
  variables: Variables,
  data: Record<string, unknown>,
): Problem[] =>
  unfilled.flatMap((use) => {
    const name = nameIn(use.token) ?? ''
    if (!use.isNested && Object.hasOwn(SITE_VARIABLES, name)) return factProblems(use, name, data)
    return unknownToken(use, namesAmong(variables))
  })

/** The problem of a fact that a text names and the site lacks; none if the fact has a mistake, which is reported where it is written. */
function factProblems(use: Unfilled, name: string, site: Record<string, unknown>, place?: string): Problem[] {
  const description = describeMissingFact(name, site, place)
  return description ? [tokenProblem(missingFact, use, description)] : []
}

/** The problems of a page's references to shared sections and variables. */
export const referenceProblems = (
  resolution: Resolution,
  { shared, suggestions, data }: Pick<LoadedSite, 'shared' | 'suggestions' | 'data'>,
): Problem[] => [
  ...resolution.unknownSections.map(({ origin, name }) => sharedSectionProblem(origin, name, [...shared.keys()])),
  ...resolution.wrongTypes.map(({ origin, name, type }) => {
    const what = `must be "${type}", the type of shared/${name}.json, but is ${quote(nodeOf(origin).value)}`
    return problemOf(wrongSharedType, origin, { what })
  }),
  ...(resolution.unfilled.length > 0 ? unknownVariables(resolution, suggestions) : []),
  ...resolution.unfilled.flatMap((use) => {
    const name = nameIn(use.token) ?? ''
    return Object.hasOwn(SITE_VARIABLES, name) ? factProblems(use, name, data, placeNamed(resolution.raw)) : []
  }),
]

/** The problems of a page's variables: unknown names in texts, misspelled names in vars, or names that vars lacks. */
function unknownVariables(resolution: Resolution, { varsElsewhere }: LoadedSite['suggestions']): Problem[] {
  const { page, raw } = resolution
  const { document, variables, selections } = page
  const entries = selections.flatMap(({ list, chosen }) => chosen?.shown.map((index) => list?.entries[index]) ?? [])
  const written = JSON.stringify([raw, entries])
  const described = getSchemas().get(SCHEMA_OF.page)?.properties?.vars?.properties ?? {}
  const usualNames = new Set([...Object.keys(described), ...varsElsewhere(document.file)])
  const pageNames = namesAmong(variables)
  const sharedNames = [...new Set([...pageNames, ...usualNames])]
  const namesFor = ({ origin }: Unfilled) => (origin.document === document ? pageNames : sharedNames)
  const nested = resolution.unfilled.filter(({ isNested }) => isNested)
  const unfilled = resolution.unfilled.filter(
    ({ isNested, token }) => !isNested && !isWrongElsewhere(nameIn(token), raw),
  )
  const problems = nested.map((use) => unknownToken(use, pageNames))
  const missing: string[] = []
  for (const name of new Set(unfilled.map(({ token }) => nameIn(token)))) {
    const uses = unfilled.filter(({ token }) => nameIn(token) === name)
    const mayBeMisspelled = name !== undefined && (usualNames.has(name) || uses.length > 1)
    const misspelled = mayBeMisspelled ? misspelledVariable(name, raw.vars, written, usualNames) : undefined
    if (name === undefined) problems.push(...uses.map((use) => unknownToken(use, namesFor(use))))
    else if (misspelled) problems.push(misspelledProblem(document, misspelled, name))
    else if (usualNames.has(name)) missing.push(name)
    else {
      // a name that resembles no other is missing once, however often it is used
      const wrongUses = uses.filter((use, index) => index === 0 || closest(name, namesFor(use)))
      problems.push(...wrongUses.map((use) => unknownToken(use, namesFor(use))))
    }
  }
  return missing.length > 0 ? [...problems, missingVariables(resolution, missing)] : problems
}

/** The problem of a name in vars that was probably meant to be the one that texts use. */
function misspelledProblem(document: SourceDocument, misspelled: string, name: string): Problem {
  const what = `has "${misspelled}", which no text uses, but not "${name}", which texts use`
  const description = { what, hint: `Did you mean "${name}"?` }
  return problemOf(unknownVariable, { document, path: ['vars'] }, description, { key: misspelled })
}

/** Whether an unknown name is reported elsewhere: in site.json, or at vars that are invalid. */
function isWrongElsewhere(name: string | undefined, { vars, ...rest }: Record<string, unknown>): boolean {
  if (name === undefined) return false
  if (Object.hasOwn(SITE_VARIABLES, name)) return true
  if (vars !== undefined) return !isRecord(vars) || Object.hasOwn(vars, name)
  const objects = Object.keys(rest).filter((key) => isRecord(rest[key]))
  return objects.some((key) => closest(key, ['vars']) !== undefined)
}

/**
 * The name in a page's vars that was probably meant to be another one: no text uses it, and it isn't a usual name.
 * @param written the whole page as JSON, with its variables not filled in
 * @param usualNames the names that the schema describes, and those that other pages have
 */
function misspelledVariable(name: string, vars: unknown, written: string, usualNames: Set<string>): string | undefined {
  const names = Object.keys(isRecord(vars) ? vars : {})
  const unusedNames = names.filter((key) => !usualNames.has(key) && !written.includes(`{${key}}`))
  return closest(name, unusedNames)
}

function missingVariables({ page, raw, unfilled }: Resolution, names: string[]): Problem {
  const { document, variables } = page
  const uses = unfilled.filter(({ token }) => names.includes(nameIn(token) ?? ''))
  const [first] = uses
  if (first && uses.length === 1 && !raw.vars && first.origin.document === document)
    return unknownToken(first, namesAmong(variables))
  const list = listOf(names.map((name) => `"${name}"`))
  const what = `must have ${raw.vars ? list : `"vars" with ${list}`}, which the page’s texts use`
  const hint = `Add ${list} to the page’s vars, or remove ${listOf(names.map((name) => `{${name}}`))} from its texts.`
  return problemOf(unknownVariable, { document, path: raw.vars ? ['vars'] : [] }, { what, hint }, 'beginning')
}

const PRICES = { 'shared/prices.json': { type: 'prose', title: 'Prices', body: 'Fair.' } }

export const unknownSharedSection: Rule = {
  name: 'unknown-shared-section',
  severity: 'error',
  asks: 'A shared section that a page uses is a file in shared/.',
  why: 'The section would be missing from the page.',
  fix: 'Correct the name, or add the file to shared/.',
  example: markedSection('{ "use": «"prcies"» }', '"prices"', PRICES),
}

function sharedSectionProblem(origin: Origin, name: string, names: string[]): Problem {
  const bare = name.replace(/^.*[\\/]shared[\\/]|^(?:\.?[\\/])*(?:shared[\\/])?/, '').replace(/\.json$/i, '')
  const isPath = bare !== name && (names.includes(bare) || /\.json$/i.test(name))
  const choices = names.length > 0 ? `The shared sections are: ${names.join(', ')}.` : 'The folder shared/ is empty.'
  const reason = isPath
    ? 'shared sections are named without their folder and without .json'
    : `shared/ has no ${name}.json`
  const mistake = `"${name}", but ${reason}`
  return problemOf(unknownSharedSection, origin, {
    what: `names ${mistake}`,
    group: `name ${mistake}`,
    hint: isPath && names.includes(bare) ? suggest(bare) : didYouMean(isPath ? bare : name, names, choices),
  })
}

export const wrongSharedType: Rule = {
  name: 'wrong-shared-type',
  severity: 'error',
  asks: 'A "type" next to "use" is the shared section’s own type.',
  why: 'The content of a shared section fits only its own type.',
  fix: 'Delete "type", or write a section of this type without "use".',
  example: markedSection('{ "use": "prices", "type": «"faq"» }', '"prose"', PRICES),
}

export const SHARED_SECTION_RULES = warnings({
  'unused-shared-section': {
    asks: 'Every file in shared/ is used by a page.',
    why: 'No visitor sees it, and authors keep it up to date for nothing.',
    fix: 'Put it on a page with "use", or delete the file.',
    example: pageExample(
      { second: '{ "type": "prose", "title": "Hours", "body": "Always open." }' },
      { second: '{ "use": "opening-hours" }' },
      { 'shared/opening-hours.json': { type: 'prose', title: 'Opening hours', body: 'Day and night.' } },
    ),
    checkSite: ({ unused, site }) =>
      unused.map(({ document }) => {
        const [name] = [...site.shared].find(([, shared]) => shared === document) ?? []
        const hint = `Add { "use": ${JSON.stringify(name)} } to a page’s sections, or delete the file.`
        return { origin: { document, path: [] }, what: 'isn’t used by any page', hint, mark: 'beginning' }
      }),
  },
})
