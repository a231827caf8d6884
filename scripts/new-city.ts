import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import colors from 'picocolors'
import { positionAt } from '../renderer/pipeline/report/position'
import { UsageError, assertSiteFolder } from './command'

interface Options {
  from: string
  set?: string[]
  site: string
}

/**
 * Copies a city's page with other vars, and lists what still names the old city.
 * On a terminal it asks for the vars that are not given; elsewhere those that are wrong for another city are left out.
 * @throws UsageError when the page to copy doesn't exist, or the new one does
 */
export async function newCity(name: string, { from, set = [], site }: Options): Promise<void> {
  assertSiteFolder(site)
  const source = join(site, 'pages', `${from}.json`)
  const target = join(site, 'pages', `${slug(name)}.json`)
  if (!existsSync(source)) throw new UsageError(`there is no page ${source}.`)
  if (existsSync(target)) throw new UsageError(`${target} exists already.`)
  const text = readFileSync(source, 'utf8')
  const old = (JSON.parse(text) as { vars?: Record<string, string> }).vars
  if (!old?.city) throw new UsageError(`${source} is no city page: its vars name no city.`)
  const vars = await askForVars({ city: name }, old, parseVars(set))
  const written = replaceVars(text, vars)
  writeFileSync(target, written)
  console.log(`${colors.green('✓')} ${target} written: /${slug(name)}.`)
  listLeftovers(target, written, old.city)
}

/** "St. Paul" is "st-paul". */
function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
}

function parseVars(set: string[]): Record<string, string> {
  return Object.fromEntries(
    set.map((pair) => {
      const [, name, value] = /^([a-z][A-Za-z0-9]*)=(.+)$/.exec(pair) ?? []
      if (!name || !value) throw new UsageError(`--set takes name=value, not ${JSON.stringify(pair)}.`)
      return [name, value]
    }),
  )
}

/** The new page's vars: those given, and those that a person answers with. */
async function askForVars(
  city: Record<string, string>,
  old: Record<string, string>,
  given: Record<string, string>,
): Promise<Record<string, string>> {
  const vars: Record<string, string> = { ...city, ...given }
  if (!process.stdin.isTTY) return vars
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  for (const [name, value] of Object.entries(old)) {
    if (name in vars) continue
    const answer = await terminal.question(`${name} (${from(value)}; empty for none): `)
    if (answer.trim()) vars[name] = answer.trim()
  }
  terminal.close()
  return vars
}

const from = (value: string) => `was "${value}"`

/** The page's text with other vars; the rest stays as its author wrote it, to the space. */
function replaceVars(text: string, vars: Record<string, string>): string {
  const written = Object.entries(vars).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return text.replace(/"vars"\s*:\s*\{[^}]*\}/, () => `"vars": { ${written.join(', ')} }`)
}

/** What a person must still read: every line that names the old city. */
function listLeftovers(file: string, text: string, city: string): void {
  const found = [...text.matchAll(new RegExp(city.replaceAll(/[^\w\s]/g, '\\$&'), 'gi'))]
  if (found.length === 0) return
  console.log(`\nIt still names ${city} here. Rewrite what is true of ${city} only:`)
  for (const { index } of found) {
    const { line, column } = positionAt(text, index)
    const words = (text.split('\n')[line - 1] ?? '').trim()
    console.log(`  ${file}:${line}:${column}  ${words.length > 90 ? `${words.slice(0, 89)}…` : words}`)
  }
}
