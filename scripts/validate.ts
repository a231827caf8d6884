/** npm run validate: prints every problem of the site. */
import { relative, resolve } from 'node:path'
import { Option } from 'commander'
import { Workers, openPages } from '../renderer/pipeline/build/workers'
import { checkSite } from '../renderer/pipeline/check-site'
import { loadSite } from '../renderer/pipeline/load-site'
import type { LoadedSite } from '../renderer/pipeline/site'
import { type Problem, isError } from '../renderer/pipeline/problems/problem'
import { EXIT, UsageError, assertSiteFolder, createCommand, run } from './command'
import { FORMATS, type Format, printProblems } from './print-problems'
import { createProgress } from './progress'
import { watchProblems } from './watch-problems'

const command = createCommand(
  'validate',
  'Prints every problem of the site. Exits with 0 when nothing is wrong, 1 when something is.',
)
  .argument('[files...]', 'print the problems of these documents only')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(FORMATS).default('pretty'))
  .option('--watch', 'print again after each change, until Ctrl+C')

await run(command, async () => {
  const { site: folder, format, watch } = command.opts<{ site: string; format: Format; watch?: boolean }>()
  assertSiteFolder(folder)
  if (watch && format !== 'pretty')
    throw new UsageError(`--watch prints for people only: leave --format ${format} away.`)
  const print = async () => {
    const progress = createProgress('documents')
    const site = loadSite(folder)
    const workers = new Workers(site)
    const facts = await openPages(site, workers, undefined, progress.update).finally(() => workers.end())
    progress.end()
    const problems = ofFiles(site, checkSite(facts, site), command.args)
    printProblems({ ...site, problems }, format)
    return problems.some(isError)
  }
  if (watch) await watchProblems(folder, async () => void (await print()))
  else if (await print()) process.exitCode = EXIT.problems
})

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
