import { CITY_VARIABLES } from '../../documents/city-count'
import { type Origin, nodeOf } from '../../documents/document'
import { isRecord } from '../../documents/json-tree'
import { SITE_VARIABLES } from '../../documents/site-variables'
import { type Variables, tokenIndex } from '../../documents/variables'
import { type Description, type Problem, listOf, problemOf } from '../../problems/problem'
import { closest, didYouMean, suggest } from '../../problems/suggest'
import type { LoadedSite } from '../../site/site'
import { markedSection, pageExample, proseText } from '../definition/examples'
import { type Rule, warnings } from '../definition/rule'
import { SCHEMA_OF, getSchemas } from '../../schema/schemas'
import type { Resolution, Unfilled } from '../../site/resolve'

export const unknownVariable: Rule = {
  name: 'unknown-variable',
  severity: 'error',
  asks: 'A name in braces is one of the page’s vars, or a fact of site.json such as {phone}.',
  why: 'The page would show the braces themselves, or a hole.',
  fix: 'Correct the name, or add it to the page’s vars. A brace that is meant as one is doubled: {{.',
  example: markedSection(proseText({ body: 'Call «{phnoe}».' }), '{phone}'),
}

/** The problem of a name in braces without a value, or of a brace alone. */
function unknownToken(use: Unfilled, known: string[]): Problem {
  const { origin, token } = use
  const problem = problemOf(unknownVariable, origin, describeToken(use, known))
  const { offset, length } = nodeOf(origin)
  // a brace alone also occurs in names in braces, so that searching the text for it is not enough
  const index = tokenIndex(origin.document.text.slice(offset, offset + length), token)
  return index < 0 ? problem : { ...problem, start: offset + index, end: offset + index + token.length }
}

function describeToken({ token, isNested }: Unfilled, known: string[]): Description {
  const name = nameIn(token)
  if (name === undefined) {
    const inBraces = known.map((other) => `{${other}}`)
    const hint = didYouMean(token, inBraces, 'Write {{ for a brace that is meant as one.')
    return { what: `has a brace that names no variable: ${token}`, hint }
  }
  if (isNested)
    return { what: `uses {${name}}, whose own text uses a variable`, hint: 'Write the words that are meant.' }
  const hint = didYouMean(name, known, `Add "${name}" to the page’s vars. Known are: ${known.join(', ')}.`)
  return { what: `uses {${name}}, which neither the page’s vars nor site.json say`, hint }
}

/** The names that texts can use: those of variables, and those that are made only where a text uses them. */
const namesAmong = (variables: object): string[] => [...new Set([...Object.keys(variables), ...CITY_VARIABLES])]

/** The name in a token's braces; undefined if it is not a name. */
const nameIn = (token: string): string | undefined => /^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(token)?.[1]

/** The problems of names that site.json's own texts use. One whose value is missing is reported where that should stand. */
export const siteVariableProblems = (unfilled: Unfilled[], variables: Variables): Problem[] =>
  unfilled
    .filter(({ token, isNested }) => isNested || !Object.hasOwn(SITE_VARIABLES, nameIn(token) ?? ''))
    .map((use) => unknownToken(use, namesAmong(variables)))

/** The problems of the names by which a page refers to shared sections and variables. */
export const referenceProblems = (
  resolution: Resolution,
  { shared, suggestions }: Pick<LoadedSite, 'shared' | 'suggestions'>,
): Problem[] => [
  ...resolution.unknownSections.map(({ origin, name }) => sharedSectionProblem(origin, name, [...shared.keys()])),
  ...resolution.wrongTypes.map(({ origin, name, type }) => {
    const what = `is the type of another section: shared/${name}.json has the type "${type}"`
    return problemOf(wrongSharedType, origin, { what })
  }),
  ...(resolution.unfilled.length > 0 ? unknownVariables(resolution, suggestions) : []),
]

/** The problems of a page's variables: texts with an unknown name, a misspelt name in vars, or names that vars lacks. */
function unknownVariables(resolution: Resolution, { varsElsewhere }: LoadedSite['suggestions']): Problem[] {
  const { page, raw } = resolution
  const { document, variables } = page
  const described = getSchemas().get(SCHEMA_OF.page)?.properties?.vars?.properties ?? {}
  const usual = new Set([...Object.keys(described), ...varsElsewhere(document.file)])
  const own = namesAmong(variables)
  const nested = resolution.unfilled.filter(({ isNested }) => isNested)
  const unfilled = resolution.unfilled.filter(
    ({ isNested, token }) => !isNested && !isWrongElsewhere(nameIn(token), raw),
  )
  const missing: string[] = []
  const known = (origin: Origin) => (origin.document === document ? own : [...new Set([...own, ...usual])])
  const problems = [...new Set(unfilled.map(({ token }) => nameIn(token)))].flatMap((name) => {
    const uses = unfilled.filter(({ token }) => nameIn(token) === name)
    if (name === undefined) return uses.map((use) => unknownToken(use, known(use.origin)))
    const misspelt = usual.has(name) || uses.length > 1 ? misspeltVariable(name, raw, usual) : undefined
    if (misspelt) {
      const what = `has "${misspelt}", which no text names, but not "${name}", which is named`
      const about = { what, hint: `Did you mean "${name}"?` }
      return [problemOf(unknownVariable, { document, path: ['vars'] }, about, { key: misspelt })]
    }
    if (usual.has(name)) {
      missing.push(name)
      return []
    }
    // a name that resembles no known one is missing once, however often it is used
    const wrong = uses.filter(({ origin }, index) => index === 0 || closest(name, known(origin)))
    return wrong.map((use) => unknownToken(use, known(use.origin)))
  })
  return [
    ...nested.map((use) => unknownToken(use, own)),
    ...problems,
    ...(missing.length > 0 ? [missingVariables(resolution, missing)] : []),
  ]
}

/** Whether an unknown name is reported elsewhere: in site.json, or in vars that are invalid. */
function isWrongElsewhere(name: string | undefined, { vars, ...rest }: Record<string, unknown>): boolean {
  if (name === undefined) return false
  if (Object.hasOwn(SITE_VARIABLES, name)) return true
  if (vars !== undefined) return !isRecord(vars) || Object.hasOwn(vars, name)
  const objects = Object.keys(rest).filter((key) => isRecord(rest[key]))
  return objects.some((key) => closest(key, ['vars']) !== undefined)
}

/**
 * The variable of the page that a wrong name was probably meant to be: one that no text names and that is not usual.
 * @param usual the names that the schema describes, and those that other pages have
 */
function misspeltVariable(name: string, raw: Record<string, unknown>, usual: ReadonlySet<string>): string | undefined {
  const text = JSON.stringify(raw)
  const own = Object.keys(isRecord(raw.vars) ? raw.vars : {})
  const idle = own.filter((key) => !usual.has(key) && !text.includes(`{${key}}`))
  return closest(name, idle)
}

function missingVariables({ page, raw, unfilled }: Resolution, names: string[]): Problem {
  const { document, variables } = page
  const uses = unfilled.filter(({ token }) => names.includes(nameIn(token) ?? ''))
  const [first] = uses
  if (first && uses.length === 1 && !raw.vars && first.origin.document === document)
    return unknownToken(first, namesAmong(variables))
  const list = listOf(names.map((name) => `"${name}"`))
  const what = `must have ${raw.vars ? list : `"vars" with ${list}`}, which the page’s texts name`
  const hint = `Add ${list} to the page’s vars, or take ${listOf(names.map((name) => `{${name}}`))} out of its texts.`
  return problemOf(unknownVariable, { document, path: raw.vars ? ['vars'] : [] }, { what, hint }, 'beginning')
}

/** The shared section of the examples. */
const PRICES = { 'shared/prices.json': { type: 'prose', title: 'Prices', body: 'Fair.' } }

export const unknownSharedSection: Rule = {
  name: 'unknown-shared-section',
  severity: 'error',
  asks: 'A section that a page uses is a file of shared/.',
  why: 'The page would lack the section.',
  fix: 'Correct the name, or add the file to shared/.',
  example: markedSection('{ "use": «"prcies"» }', '"prices"', PRICES),
}

/** The problem of a "use" with an unknown name. */
function sharedSectionProblem(origin: Origin, name: string, known: string[]): Problem {
  const bare = name.replace(/^.*[\\/]shared[\\/]|^(?:\.?[\\/])*(?:shared[\\/])?/, '').replace(/\.json$/i, '')
  const isPath = bare !== name && (known.includes(bare) || /\.json$/i.test(name))
  const all = known.length > 0 ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'
  const fault = isPath
    ? 'a shared section is named without its folder and without .json'
    : `shared/ has no ${name}.json`
  const wrong = `"${name}", but ${fault}`
  return problemOf(unknownSharedSection, origin, {
    what: `names ${wrong}`,
    group: `name ${wrong}`,
    hint: isPath && known.includes(bare) ? suggest(bare) : didYouMean(isPath ? bare : name, known, all),
  })
}

export const wrongSharedType: Rule = {
  name: 'wrong-shared-type',
  severity: 'error',
  asks: 'A "type" beside "use" is that of the shared section.',
  why: 'What a shared section says fits its own type only.',
  fix: 'Take "type" away, or write a section of this type without "use".',
  example: markedSection('{ "use": "prices", "type": «"faq"» }', '"prose"', PRICES),
}

export const SHARED_SECTION_RULES = warnings({
  'unused-shared-section': {
    asks: 'Every file of shared/ is used by a page.',
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
        const hint = `Put { "use": ${JSON.stringify(name)} } among a page’s sections, or delete the file.`
        return { origin: { document, path: [] }, what: 'is used by no page', hint, mark: 'beginning' }
      }),
  },
})
