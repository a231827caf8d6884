/** npm run report: one page that shows what a site is like. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenSite, openSite } from '../renderer/pipeline/open-site'
import { isError } from '../renderer/pipeline/problems/problem'
import { summary, terminalColors } from '../renderer/pipeline/problems/pretty'
import { EXIT, UsageError, assertSiteFolder, createCommand, run } from './command'
import { chooseRoutes } from './report/pages/choose-routes'
import { drawReport } from './report/draw-report'
import { gatherReport } from './report/gather-report'
import { lookFirst } from './report/findings/look-first'
import { photographBuild } from './report/pictures/photograph-build'
import { printFindings } from './report/print-findings'
import { readLighthouse } from './report/lighthouse/read-lighthouse'
import { withBuild } from './with-build'

/** Pages are shown one by one up to here: with their pictures each weighs some seventy kilobytes. */
const MOST_SHOWN = 60

interface Options {
  site: string
  out: string
  built?: string
  pictures: boolean
}

const command = createCommand(
  'report',
  'Builds the site and writes one page about it: how its pages look, what is wrong, what they weigh, how they link.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write the report', 'reports/site')
  .option('--built <folder>', 'look at this build instead of making one')
  .option('--no-pictures', 'take no pictures of the pages, for which a Chromium is needed')

await run(command, async () => {
  const { site: folder, built, ...options } = command.opts<Options>()
  assertSiteFolder(folder)
  if (built !== undefined && !existsSync(join(built, 'client/index.html')))
    throw new UsageError(`${built}/client holds no site. Name the folder that npm run build wrote with --built.`)
  const open = openSite(folder)
  const hasErrors = open.problems.some(isError)
  if (hasErrors) process.exitCode = EXIT.problems
  const work = (client: string | undefined) => writeReport(open, client, options)
  if (built !== undefined) await work(join(built, 'client'))
  else if (hasErrors) await work(undefined)
  else await withBuild(folder, work)
})

/** @param client the folder of the build's files; none where nothing could be built */
async function writeReport(
  open: OpenSite,
  client: string | undefined,
  { out, pictures: wanted }: Pick<Options, 'out' | 'pictures'>,
): Promise<void> {
  const measurements = readLighthouse(open.resolved.pages.map(({ route }) => route))
  const data = gatherReport(open, { made: new Date(), client, measurements })
  const findings = lookFirst(data)
  const shown = chooseRoutes(data.groups, MOST_SHOWN)
  const seen = data.pages.filter(({ route, weight }) => weight && shown.has(route)).map(({ route }) => route)
  const pictures = client !== undefined && wanted ? await photographBuild(client, seen) : new Map()
  await mkdir(out, { recursive: true })
  const file = join(out, 'index.html')
  await writeFile(file, drawReport(data, { findings, shown, pictures }))
  const { green } = terminalColors
  console.log(`${summary(data.pageCount, open.problems)}${client === undefined ? ' Nothing was built.' : ''}`)
  console.log(printFindings(findings, terminalColors))
  console.log(`${green('✓')} ${file} written.`)
}
