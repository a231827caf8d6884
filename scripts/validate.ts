/** npm run validate: prints every problem of the site. */
import { join, relative, resolve } from 'node:path'
import { Option } from 'commander'
import { watchFiles } from '../renderer/dev/watch-files'
import { Workers, openPages } from '../renderer/pipeline/build/workers'
import { checkSite } from '../renderer/pipeline/check-site'
import { publicFolder } from '../renderer/pipeline/documents/files'
import { loadSite } from '../renderer/pipeline/load-site'
import { type Problem, isError } from '../renderer/pipeline/problems/problem'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import type { LoadedSite } from '../renderer/pipeline/site'
import { EXIT, UsageError, assertSiteFolder, createCommand, run } from './command'
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

await run(command, async () => {
  const { site, format, all, watch } = command.opts<ValidateOptions>()
  assertSiteFolder(site)
  if (watch && format !== 'pretty')
    throw new UsageError(`--watch prints for people only: leave --format ${format} away.`)
  if (watch) await watchSite(site, () => validate(site, format, all))
  else if (!(await validate(site, format, all))) process.exitCode = EXIT.problems
})

/** Prints the problems of a site. @returns whether none of them is an error */
async function validate(folder: string, format: Format, all?: boolean): Promise<boolean> {
  const site = loadSite(folder)
  const workers = new Workers(site)
  const opening = withProgress('documents', (onProgress) => openPages(site, workers, undefined, onProgress))
  const facts = await opening.finally(() => workers.end())
  const problems = ofFiles(site, checkSite(facts, site), command.args)
  printProblems({ ...site, problems }, format, '', all || command.args.length > 0)
  return !problems.some(isError)
}

function ofFiles({ pages, shared, document }: LoadedSite, problems: Problem[], files: string[]): Problem[] {
  if (files.length === 0) return problems
  const known = [...pages, ...shared.values(), ...(document ? [document] : [])].map(({ file }) => file)
  const wanted = files.map((file) => {
    const found = known.find((candidate) => resolve(candidate) === resolve(file))
    if (!found) throw new UsageError(`${relative('.', file)} is not a document of the site.`)
    return found
  })
  return problems.filter(({ file }) => wanted.includes(file))
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
