/** npm run validate: prints every problem of the site. */
import { relative, resolve } from 'node:path'
import { Option } from 'commander'
import type { OpenSite } from '../renderer/pipeline/inspect'
import { checkSite } from '../renderer/pipeline/check-site'
import type { Problem } from '../renderer/pipeline/problem'
import { EXIT, UsageError, assertSiteFolder, createCommand, run } from './command'
import { FORMATS, type Format, printProblems } from './print-problems'
import { createProgress } from './progress'
import { watchProblems } from './watch-problems'
import { withThreads } from './with-threads'

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
    const site = await withThreads((threads) => checkSite(folder, threads, progress.update))
    progress.end()
    const problems = ofFiles(site, command.args)
    printProblems({ ...site, problems }, format)
    return problems.some(({ severity }) => severity === 'error')
  }
  if (watch) await watchProblems(folder, async () => void (await print()))
  else if (await print()) process.exitCode = EXIT.problems
})

function ofFiles({ sources, problems }: OpenSite, files: string[]): Problem[] {
  if (files.length === 0) return problems
  const known = [
    ...sources.pages.map(({ document }) => document.file),
    ...[...sources.shared.values()].map(({ file }) => file),
    ...(sources.site ? [sources.site.file] : []),
  ]
  const wanted = files.map((file) => {
    const found = known.find((candidate) => resolve(candidate) === resolve(file))
    if (!found) throw new UsageError(`${relative('.', file)} is not a document of the site.`)
    return found
  })
  return problems.filter(({ file }) => wanted.includes(file))
}
