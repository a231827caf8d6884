/** npm run validate: prints every problem of the site. */
import { basename, isAbsolute, join, relative, resolve } from 'node:path'
import { Option } from 'commander'
import { watchFiles } from '../renderer/live/watch-files'
import { Workers, openPages } from '../renderer/prerender/workers'
import { checkSite } from '../renderer/pipeline/check-site'
import { publicFolder } from '../renderer/documents/files'
import { loadSite } from '../renderer/pipeline/load-site'
import { count, terminalColors } from '../renderer/problems/pretty'
import { type Problem, isError } from '../renderer/problems/problem'
import { closest } from '../renderer/problems/suggest'
import { isDeferredRule } from '../renderer/rules/registry'
import { chosenSeverities } from '../renderer/rules/definition/rule'
import type { LoadedSite } from '../renderer/site/site'
import { EXIT, UsageError, createCommand, run } from './command'
import { FORMATS, type Format, printProblems } from './print-problems'
import { withProgress } from './terminal'

/** In milliseconds: an editor's save is several changes, which are printed once. */
const QUIET = 100

interface ValidateOptions {
  site: string
  format: Format
  all?: boolean
  watch?: boolean
}

const command = createCommand(
  'validate',
  'Prints every problem of the site. Exits with 0 when nothing is an error, 1 when something is, 2 when it is called wrongly.',
)
  .argument('[files...]', 'print the problems of these documents only')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(FORMATS).default('pretty'))
  .option('--all', 'print each problem, where many pages have the same; the other formats always do')
  .option('--watch', 'print again after each change, until Ctrl+C')

export const finished = run(command, async ({ site, format, all, watch }: ValidateOptions) => {
  if (watch && format !== 'pretty')
    throw new UsageError(`--watch prints for people only: leave --format ${format} away.`)
  if (watch) await watchSite(site, () => validateSite(site, format, all))
  else if (!(await validateSite(site, format, all))) process.exitCode = EXIT.problems
})

/** Prints the problems of a site. @returns whether none of them is an error */
async function validateSite(folder: string, format: Format, all?: boolean): Promise<boolean> {
  const site = loadSite(folder)
  const workers = new Workers(site)
  const opening = withProgress('documents', (onProgress) => openPages(site, workers, undefined, onProgress))
  const facts = await opening.finally(() => workers.end())
  const checked = checkSite(facts, site)
  const problems = ofFiles(site, checked, command.args)
  const deferred = facts.flatMap((page) => page.problems.filter(({ rule }) => isDeferredRule(rule)))
  const isHeldBack = command.args.length > 0 && checked.some(isError)
  const waiting = isHeldBack ? ofFiles(site, chosenSeverities(deferred, site.data), command.args).length : 0
  printProblems(
    { ...site, problems },
    format,
    isHeldBack ? heldBack(checked, waiting) : '',
    all || command.args.length > 0,
  )
  return !problems.some(isError)
}

/**
 * Says why a document may still get warnings: they wait until nothing on the site is an error.
 * @param waiting the number of those that are known by now; what compares pages comes later
 */
function heldBack(problems: Problem[], waiting: number): string {
  const [first, ...others] = new Set(problems.filter(isError).map(({ file }) => file))
  const elsewhere = others.length > 0 ? `${first} and ${count(others.length, 'other document')}` : first
  return `There are errors in ${elsewhere}: warnings (${waiting} so far) follow once they are mended.`
}

function ofFiles({ pages, shared, document }: LoadedSite, problems: Problem[], files: string[]): Problem[] {
  if (files.length === 0) return problems
  const known = [...pages, ...shared.values(), ...(document ? [document] : [])].map(({ file }) => file)
  const wanted = files.map((file) => {
    const found = known.find((candidate) => resolve(candidate) === resolve(file))
    if (found) return found
    const byRoute = new Map(pages.map((page) => [page.route, page.file]))
    const byName = new Map(known.map((candidate) => [basename(candidate), candidate]))
    const meant = likeliest(file.replace(/(?<=.)\/$/, ''), byRoute) ?? likeliest(basename(file), byName)
    const hint = meant ? ` Did you mean ${meant}?` : ''
    throw new UsageError(`${isAbsolute(file) ? file : relative('.', file)} is not a document of the site.${hint}`)
  })
  return problems.filter(({ file }) => wanted.includes(file))
}

function likeliest(name: string, files: Map<string, string>): string | undefined {
  return files.get(name) ?? files.get(closest(name, files.keys()) ?? '')
}

/**
 * Prints a site's problems, and again after each change of its documents or pictures.
 * @returns when Ctrl+C ends it
 */
function watchSite(site: string, print: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    // a change that comes while problems are printed is printed next
    let printing = Promise.resolve()
    const printNext = () => {
      printing = printing.then(() => printUnderTime(print)).catch(reject)
    }
    const stop = watchFiles([site, join(publicFolder(site), 'images')], printNext, QUIET)
    const leave = () => {
      stop()
      resolve()
    }
    process.once('SIGINT', leave)
    process.once('SIGTERM', leave)
    printNext()
  })
}

/** Prints a heading with the time first. Only a terminal is cleared: a file or a pipe keeps what was printed before. */
async function printUnderTime(print: () => Promise<unknown>): Promise<void> {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
  console.log(terminalColors.dim(`── ${new Date().toLocaleTimeString('en-GB')} ──`))
  await print()
  console.log(terminalColors.dim('Watching. Ctrl+C ends it.'))
}
