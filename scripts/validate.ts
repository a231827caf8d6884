/** npm run validate: prints every problem of the site. */
import { basename, isAbsolute, join, relative, resolve } from 'node:path'
import { Option } from 'commander'
import { watchFiles } from '../renderer/live/watch-files'
import { Workers, openPages } from '../renderer/prerender/workers'
import { checkSite } from '../renderer/pipeline/check-site'
import { isLeftover, publicFolder } from '../renderer/documents/files'
import { loadSite } from '../renderer/pipeline/load-site'
import { count, terminalColors } from '../renderer/problems/pretty'
import { type Problem, isError } from '../renderer/problems/problem'
import { closest } from '../renderer/problems/suggest'
import { isDeferredRule } from '../renderer/rules/registry'
import { chosenSeverities } from '../renderer/rules/definition/rule'
import { type LoadedSite, commonDocuments } from '../renderer/site/site'
import { EXIT, UsageError, createCommand, dateOption, run } from './command'
import { checkOldSitemap, describeSitemap, lostAddresses } from './old-sitemap'
import { FORMATS, type Format, printProblems } from './print-problems'
import { withProgress } from './terminal'

/** In milliseconds: when an editor saves, it changes files several times, which is printed once. */
const QUIET = 100

interface ValidateOptions {
  site: string
  date?: string
  format: Format
  all?: boolean
  watch?: boolean
  oldSitemap: string[]
}

const command = createCommand(
  'validate',
  'Prints every problem of the site. Exits with 0 if there is no error, 1 if there is one, 2 if it was used wrongly.',
)
  .argument('[files...]', 'print only the problems of these documents')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(FORMATS).default('pretty'))
  .addOption(dateOption())
  .option('--all', 'print every problem, even if many pages have the same one; formats other than pretty always do')
  .option(
    '--old-sitemap <file>',
    'also list the addresses of an old site’s sitemap that lead nowhere now; may be given several times',
    (file: string, files: string[]) => [...files, file],
    [],
  )
  .option('--watch', 'print again after every change, until you press Ctrl+C')

export const finished = run(command, async ({ site, watch, ...options }: ValidateOptions) => {
  if (watch && options.format !== 'pretty')
    throw new UsageError(`--watch prints only for people: leave out --format ${options.format}.`)
  if (watch) await watchSite(site, () => validateSite(site, options))
  else if (!(await validateSite(site, options))) process.exitCode = EXIT.problems
})

/** Prints the problems of a site. @returns whether none of them is an error */
async function validateSite(
  folder: string,
  { format, all, date, oldSitemap }: Pick<ValidateOptions, 'format' | 'all' | 'date' | 'oldSitemap'>,
): Promise<boolean> {
  const site = loadSite(folder, undefined, { date })
  const workers = new Workers(site)
  const opening = withProgress('documents', (onProgress) => openPages(site, workers, undefined, onProgress))
  const facts = await opening.finally(() => workers.end())
  const checked = checkSite(facts, site)
  const sitemaps = oldSitemap.map((file) => checkOldSitemap(file, facts, site))
  // people get lost addresses as a list, after the problems
  const lost = format === 'pretty' ? [] : sitemaps.flatMap(lostAddresses)
  const problems = [...ofFiles(site, checked, command.args), ...lost]
  const deferred = facts.flatMap((page) => page.problems.filter(({ rule }) => isDeferredRule(rule)))
  const mayMissWarnings = command.args.length > 0 && checked.some(isError)
  const missing = mayMissWarnings ? ofFiles(site, chosenSeverities(deferred, site.data), command.args).length : 0
  printProblems(
    {
      ...site,
      problems,
      textOf: (file) => sitemaps.find((sitemap) => sitemap.file === file)?.text ?? site.textOf(file),
    },
    format,
    mayMissWarnings ? describeMissingWarnings(checked, missing) : '',
    all || command.args.length > 0,
  )
  if (format === 'pretty') for (const sitemap of sitemaps) console.log(`\n${describeSitemap(sitemap)}`)
  return !problems.some(isError) && sitemaps.every(({ lost }) => lost.length === 0)
}

/**
 * Says that a document may get warnings later: they are reported only when the site has no errors.
 * @param missing how many are known so far, without those that come from comparing pages
 */
function describeMissingWarnings(problems: Problem[], missing: number): string {
  const [file, ...otherFiles] = new Set(problems.filter(isError).map(({ file }) => file))
  const place = otherFiles.length > 0 ? `${file} and ${count(otherFiles.length, 'other document')}` : file
  return `There are errors in ${place}. Warnings (${missing} so far) are shown once they are fixed.`
}

/**
 * The problems of the documents that a command names, or all of them if it names none.
 * @throws UsageError if one is not a document of the site
 */
function ofFiles(site: LoadedSite, problems: Problem[], files: string[]): Problem[] {
  if (files.length === 0) return problems
  const { pages } = site
  const siteFiles = [...pages, ...commonDocuments(site)].map(({ file }) => file)
  const wanted = files.map((file) => {
    const siteFile = siteFiles.find((candidate) => resolve(candidate) === resolve(file))
    if (siteFile) return siteFile
    const byRoute = new Map(pages.map((page) => [page.route, page.file]))
    const byName = new Map(siteFiles.map((candidate) => [basename(candidate), candidate]))
    const similar = findSimilar(file.replace(/(?<=.)\/$/, ''), byRoute) ?? findSimilar(basename(file), byName)
    const hint = similar ? ` Did you mean ${similar}?` : ''
    throw new UsageError(`${isAbsolute(file) ? file : relative('.', file)} is not a document of the site.${hint}`)
  })
  return problems.filter(({ file }) => wanted.includes(file))
}

function findSimilar(name: string, files: Map<string, string>): string | undefined {
  return files.get(name) ?? files.get(closest(name, files.keys()) ?? '')
}

/**
 * Prints a site's problems, and again after each change of its documents or pictures.
 * @returns a promise that resolves on Ctrl+C
 */
function watchSite(site: string, print: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    // a change while problems are printed is printed next
    let printing = Promise.resolve()
    const printNext = () => {
      printing = printing.then(() => printUnderTime(print)).catch(reject)
    }
    const printChanges = (paths: string[]) => {
      if (!paths.every(isLeftover)) printNext()
    }
    const stop = watchFiles([site, join(publicFolder(site), 'images')], printChanges, reject, QUIET)
    const leave = () => {
      stop()
      resolve()
    }
    process.once('SIGINT', leave)
    process.once('SIGTERM', leave)
    printNext()
  })
}

/** Prints the time, then calls `print`. A terminal is cleared first; a file or a pipe keeps what it has. */
async function printUnderTime(print: () => Promise<unknown>): Promise<void> {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
  console.log(terminalColors.dim(`── ${new Date().toLocaleTimeString('en-GB')} ──`))
  await print()
  console.log(terminalColors.dim('Watching. Ctrl+C ends it.'))
}
