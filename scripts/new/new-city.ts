import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { citySlug } from '../../renderer/pipeline/cities/names'
import type { PageSource, ResolvedPage } from '../../renderer/pipeline/documents/document'
import { parseDocument } from '../../renderer/pipeline/documents/parse-document'
import type { Variables } from '../../renderer/pipeline/documents/variables'
import { type OpenSite, openSite } from '../../renderer/pipeline/open-site'
import { reportPretty, terminalColors } from '../../renderer/pipeline/problems/pretty'
import { locate } from '../../renderer/pipeline/problems/problem'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { UsageError, assertSiteFolder } from '../command'
import { findOldFacts, printOldFacts, replaceVars } from './copied-page'

interface Options {
  from?: string
  set?: string[]
  site: string
  dryRun?: boolean
}

/**
 * Copies a city's page with other vars, lists what may be true of the old city only, and says what is wrong with it. Vars
 * that are not given are left out.
 * @throws UsageError when there is no such page to copy, or the new one exists
 */
export function newCity(name: string, { from, set = [], site, dryRun = false }: Options): void {
  assertSiteFolder(site)
  const vars: Variables = { city: name.trim(), ...parseVars(set) }
  const open = openSite(site)
  const slug = citySlug(name)
  if (!slug) throw new UsageError(`${JSON.stringify(name)} gives no address. Write it in the letters a to z.`)
  const { pages } = open.resolved
  assertFree(pages.find(({ vars }) => vars.city && citySlug(vars.city) === slug)?.document.file)
  const page = findCityPage(open, from)
  const file = join(dirname(page.document.file), `${slug}.json`)
  assertFree(file)
  assertKnown(vars, pages, page)

  const text = replaceVars(page.document, vars)
  if (!dryRun) writeFileSync(file, text)
  console.log(dryRun ? `${file} would be written.` : `${terminalColors.green('✓')} ${file} written.`)
  const { document } = parseDocument(file, text)
  const facts = printOldFacts(document, findOldFacts(document, page.vars, vars, page.variables))
  if (facts) console.log(`\n${facts}`.trimEnd())
  if (dryRun) return
  const opened = openSite(site)
  // the old city's name is listed above
  const problems = opened.problems.filter((problem) => problem.file === file && problem.rule !== 'leftover-city')
  if (problems.length > 0) console.log(`\n${reportPretty(locate({ ...opened, problems }), terminalColors)}`.trimEnd())
  const command = site === 'site.config' ? 'npm run dev' : `npm run dev -- --site ${site}`
  console.log(`\nNow rewrite what is true of ${page.vars.city} only. \`${command}\` shows the page at /${slug}.`)
}

/**
 * Parses what --set was given: ['county=Dallas County'] is { county: 'Dallas County' }.
 * @throws UsageError where one is not written like that
 */
function parseVars(pairs: string[]): Variables {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([a-z][A-Za-z0-9]*)=(.+)$/.exec(pair) ?? []
      if (!name || !value) throw new UsageError(`--set takes name=value, not ${JSON.stringify(pair)}.`)
      if (name === 'city') throw new UsageError('the city is named once, before --from; --set takes the other vars.')
      return [name, value]
    }),
  )
}

/** @throws UsageError where there is such a file */
function assertFree(file = ''): void {
  if (existsSync(file)) throw new UsageError(`${file} exists already.`)
}

/** @throws UsageError for a var that neither the schema nor any page knows */
function assertKnown(vars: Variables, pages: ResolvedPage[], { variables }: ResolvedPage): void {
  const fields = getValidator().schemas.get('page.schema.json')?.properties?.vars?.properties ?? {}
  const known = new Set([fields, ...pages.map(({ vars }) => vars), variables].flatMap(Object.keys))
  const unknown = Object.keys(vars).find((key) => !known.has(key))
  if (unknown === undefined) return
  const hint = didYouMean(unknown, known) ?? ''
  throw new UsageError(`no page has a variable "${unknown}". There are: ${[...known].join(', ')}. ${hint}`.trimEnd())
}

/**
 * Finds a city's page by its name, its route, its file or its city.
 * @throws UsageError when there is none
 */
function findCityPage({ resolved, sources }: OpenSite, wanted?: string): ResolvedPage {
  const cities = resolved.pages.filter(({ vars }) => vars.city)
  const names = cities.map(({ route }) => route.slice(1))
  if (!wanted) throw new UsageError(`name the page to copy with --from: ${names.join(', ')}.`)
  const isWanted = ({ route, document }: PageSource) =>
    [route, route.slice(1), `${route.slice(1)}.json`, document.file].includes(wanted)
  const found = cities.find(isWanted) ?? cities.find(({ vars }) => vars.city?.toLowerCase() === wanted.toLowerCase())
  if (found) return found
  const known = `City pages: ${names.join(', ') || 'none yet'}.`
  const page = sources.pages.find(isWanted)?.document
  if (!page) throw new UsageError(`there is no page ${wanted}. ${didYouMean(wanted, names, known)}`)
  if (page.value === undefined)
    throw new UsageError(`${page.file} is not JSON. \`npm run validate\` shows what to mend in it.`)
  throw new UsageError(`${page.file} is no city page: its vars name no city. ${known}`)
}
