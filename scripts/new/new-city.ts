import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Variables } from '../../renderer/documents/variables'
import type { Edit } from '../../renderer/changes/edit'
import type { LoadedSite } from '../../renderer/site/site'
import { type OpenSite, openLoaded, openSite } from '../../renderer/pipeline/open-site'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { reportPretty, terminalColors } from '../../renderer/problems/pretty'
import { locate } from '../../renderer/problems/problem'
import { didYouMean } from '../../renderer/problems/suggest'
import { slug } from '../../sections/page/slug'
import { UsageError, assertSiteFolder } from '../command'
import { findOldFacts, printOldFacts, replaceVars, withoutDays } from './copied-page'
import { collectNotes } from './copy-notes'
import { getSchemas } from '../../renderer/schema/schemas'
import type { ParsedPage, ResolvedPage } from '../../renderer/site/page'

interface Options {
  from?: string
  set?: string[]
  site: string
  dryRun?: boolean
}

/**
 * Copies a city page with other vars, lists what may be true only of the old city, and reports problems of the new page.
 * On a terminal it asks for missing vars; elsewhere it leaves them out.
 * @throws UsageError if there is no such page to copy, or the new page exists
 */
export async function newCity(name: string, { from, set = [], site, dryRun = false }: Options): Promise<void> {
  assertSiteFolder(site)
  const given = { city: name.trim(), ...parseVars(set) }
  const open = openSite(site)
  const prepare = (ask?: Ask) => prepareCity(open, given, from, ask)
  const { page, file, vars } = process.stdin.isTTY ? await onTerminal(prepare) : await prepare()
  const text = withoutDays(replaceVars(page.document, vars))
  if (!dryRun) writeFileSync(file, text)
  console.log(dryRun ? `${file} would be written.` : `${terminalColors.green('✓')} ${file} written.`)
  const { document } = parseDocument(file, text)
  const cities = open.resolvedPages.filter(({ vars }) => vars.city)
  const facts = printOldFacts(document, findOldFacts(document, page.vars, vars, page.variables, cities.length))
  if (facts) console.log(`\n${facts}`.trimEnd())
  const notes = collectNotes({
    document,
    vars,
    original: page,
    sitePhone: open.variables.phone ?? '',
    mapped: [page, ...cities].find(({ vars }) => vars.coordinates)?.vars,
  })
  if (notes.length > 0) console.log(`\n${notes.join('\n')}`)
  if (dryRun) return
  const opened = openSite(site)
  // the name of the old city is listed above
  const problems = opened.problems.filter((problem) => problem.file === file && problem.rule !== 'leftover-city')
  if (problems.length > 0) console.log(`\n${reportPretty(locate({ ...opened, problems }), terminalColors)}`.trimEnd())
  const command = site === 'site.config' ? 'npm run dev' : `npm run dev -- --site ${site}`
  console.log(
    `\nNow rewrite what is only true of ${page.vars.city}. \`${command}\` shows the page at /${slug(given.city)}.`,
  )
}

/**
 * Plans a city page that is a copy of another one with other vars.
 * @throws UsageError if there is no such page to copy, or the new page exists
 */
export async function planCity(site: LoadedSite, from: string, given: Variables): Promise<Edit[]> {
  const city = (given.city ?? '').trim()
  const { page, file, vars } = await prepareCity(openLoaded(site), { ...given, city }, from)
  return [{ file, before: undefined, after: replaceVars(page.document, vars) }]
}

/**
 * Finds the page to copy, the file of the new page next to it, and its vars.
 * @param ask asks a person for missing vars
 * @throws UsageError if there is no such page, or the new page exists
 */
export async function prepareCity(
  open: OpenSite,
  given: Variables & { city: string },
  from?: string,
  ask?: Ask,
): Promise<{ page: ResolvedPage; file: string; vars: Variables }> {
  const name = slug(given.city)
  if (!name)
    throw new UsageError(
      `${JSON.stringify(given.city)} can’t become an address. Write the name with the letters a to z.`,
    )
  const { resolvedPages: pages } = open
  const assertFree = (file = '') => {
    if (existsSync(file)) throw new UsageError(`${file} already exists.`)
  }
  assertFree(pages.find(({ vars }) => vars.city && slug(vars.city) === name)?.document.file)
  const page = await choosePage(open, from, ask)
  const file = join(dirname(page.document.file), `${name}.json`)
  assertFree(file)
  const fields = Object.keys(getSchemas().get('page.schema.json')?.properties?.vars?.properties ?? {})
  const names = new Set([...fields, ...pages.flatMap(({ vars }) => Object.keys(vars)), ...Object.keys(page.variables)])
  const unknown = Object.keys(given).find((key) => !names.has(key))
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, names) ?? ''
    throw new UsageError(`no page has a variable "${unknown}". There are: ${[...names].join(', ')}. ${hint}`.trimEnd())
  }
  const vars: Variables = { ...given }
  for (const [key, value] of Object.entries(ask ? page.vars : {})) {
    if (Object.hasOwn(vars, key)) continue
    const answer = await ask?.(`${key} (was ${JSON.stringify(value)}; empty for none): `)
    if (answer) vars[key] = answer
  }
  return { page, file, vars }
}

/**
 * Parses the values of --set: ['county=Dallas County'] is { county: 'Dallas County' }.
 * @throws UsageError for any other form
 */
function parseVars(pairs: string[]): Variables {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([a-z][A-Za-z0-9]*)=(.+)$/.exec(pair) ?? []
      if (!name || !value) throw new UsageError(`--set takes name=value, not ${JSON.stringify(pair)}.`)
      if (name === 'city')
        throw new UsageError('don’t use --set for the city, whose name comes first; use it for the other vars.')
      return [name, value]
    }),
  )
}

/**
 * Finds a city page by its name, route, file or city; on a terminal also by its number in the list.
 * @throws UsageError if there is none
 */
async function choosePage({ resolvedPages, parsedPages }: OpenSite, from?: string, ask?: Ask): Promise<ResolvedPage> {
  const cities = resolvedPages.filter(({ vars }) => vars.city)
  const names = cities.map(({ route }) => route.slice(1))
  const list = names.map((name, index) => `${String(index + 1).padStart(3)}  ${name}`).join('\n')
  const answer = from ?? (await ask?.(`${list}\nWhich page do you want to copy? `))
  if (!answer) throw new UsageError(`choose the page to copy with --from: ${names.join(', ')}.`)
  const wanted = (from === undefined && cities[Number(answer) - 1]?.route) || answer
  const isWanted = ({ route, document }: Pick<ParsedPage, 'route' | 'document'>) =>
    [route, route.slice(1), `${route.slice(1)}.json`, document.file].includes(wanted)
  const city = cities.find(isWanted) ?? cities.find(({ vars }) => vars.city?.toLowerCase() === wanted.toLowerCase())
  if (city) return city
  const cityList = `City pages: ${names.join(', ') || 'none yet'}.`
  const page = parsedPages.find(isWanted)?.document
  if (!page) throw new UsageError(`there is no page ${wanted}. ${didYouMean(wanted, names, cityList)}`)
  if (page.value === undefined)
    throw new UsageError(`${page.file} isn’t valid JSON. \`npm run validate\` shows what to fix.`)
  throw new UsageError(`${page.file} is not a city page: its vars have no city. ${cityList}`)
}

/** Asks a person one question. */
type Ask = (question: string) => Promise<string>

/**
 * Lets work ask questions on the terminal.
 * @throws UsageError if the person ends the command instead of answering
 */
async function onTerminal<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closing = new AbortController()
  terminal.once('close', () => closing.abort())
  try {
    return await work(async (question) => (await terminal.question(question, { signal: closing.signal })).trim())
  } catch (error) {
    if (closing.signal.aborted) throw new UsageError('nothing was written.')
    throw error
  } finally {
    terminal.close()
  }
}
