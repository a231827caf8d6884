import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { citySlug } from '../renderer/pipeline/cities/names'
import { parseDocument } from '../renderer/pipeline/documents/parse-document'
import { openSite } from '../renderer/pipeline/open-site'
import { type Ask, onTerminal } from './ask'
import { askForPage, askForVars } from './ask-for-city'
import { UsageError, assertSiteFolder } from './command'
import { cityPages, findCityPage, pageName } from './find-city-page'
import { oldFacts } from './old-facts'
import { parseVars } from './parse-vars'
import { describeFacts, printProblemsOf } from './print-new-city'
import { replaceVars } from './replace-vars'

interface Options {
  from?: string
  set?: string[]
  site: string
  dryRun?: boolean
}

/**
 * Copies a city's page with other vars, lists what may be true of the old city only, and says what is wrong with it.
 * On a terminal it asks for what is not given; elsewhere vars that are not given are left out.
 * @throws UsageError when there is no such page to copy, or the new one exists
 */
export async function newCity(name: string, { from, set = [], site, dryRun = false }: Options): Promise<void> {
  assertSiteFolder(site)
  const given = { city: name.trim(), ...parseVars(set) }
  const open = openSite(site)
  const cities = cityPages(open)
  const prepare = async (ask?: Ask) => {
    const wanted = from ?? (await ask?.(askForPage(cities)))
    if (!wanted) throw new UsageError(`name the page to copy with --from: ${cities.map(pageName).join(', ')}.`)
    const page = findCityPage(open, cities[Number(wanted) - 1]?.route ?? wanted)
    const file = fileBeside(page.document.file, given.city)
    return { page, file, vars: ask ? await askForVars(ask, page.vars, given) : given }
  }
  const { page, file, vars } = process.stdin.isTTY ? await onTerminal(prepare) : await prepare()
  const text = replaceVars(page.document, vars)
  if (!dryRun) writeFileSync(file, text)
  const address = citySlug(given.city)
  console.log(dryRun ? `${file} would be written.` : `${terminalColors.green('✓')} ${file} written.`)
  const { document } = parseDocument(file, text)
  const facts = describeFacts(document, oldFacts(document, page.vars, vars, page.variables.zip))
  if (facts) console.log(`\n${facts}`.trimEnd())
  if (dryRun) return
  await printProblemsOf(file, site)
  const command = site === 'site.config' ? 'npm run dev' : `npm run dev -- --site ${site}`
  console.log(`\nNow rewrite what is true of ${page.vars.city} only. \`${command}\` shows the page at /${address}.`)
}

/**
 * The file of a city's page, in the folder of another city's.
 * @throws UsageError when it exists, or the name gives no address
 */
function fileBeside(other: string, city: string): string {
  const name = citySlug(city)
  if (!name) throw new UsageError(`${JSON.stringify(city)} gives no address. Write it in the letters a to z.`)
  const file = join(dirname(other), `${name}.json`)
  if (existsSync(file)) throw new UsageError(`${file} exists already.`)
  return file
}
