/** npm run report: one page that gives an overview of a site. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenSite, openSite } from '../../renderer/pipeline/open-site'
import { summary, terminalColors } from '../../renderer/problems/pretty'
import { isError } from '../../renderer/problems/problem'
import { withBuild } from '../prerender/with-build'
import { EXIT, UsageError, createCommand, run } from '../command'
import type { Picture } from '../html-report/components'
import { photograph, toPicture } from '../html-report/photograph'
import { type Measurement, RESULTS } from '../lighthouse/measurement'
import { MAX_SHOWN, drawReport } from './draw-report'

const command = createCommand(
  'report',
  'Builds the site and writes one page about it: how its pages look, their problems, their weight, their links.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write the report', 'reports/site')
  .option('--built <folder>', 'report on this build instead of building the site')
  .option('--no-pictures', 'don’t take pictures of the pages, which needs a Chromium')

interface Options {
  site: string
  out: string
  built?: string
  pictures: boolean
}

export const finished = run(command, async ({ site: folder, out, built, pictures }: Options) => {
  if (built !== undefined && !existsSync(join(built, 'client/index.html')))
    throw new UsageError(`${built}/client holds no site. Set --built to a folder that npm run build has written.`)
  const open = openSite(folder)
  const hasErrors = open.problems.some(isError)
  if (hasErrors) process.exitCode = EXIT.problems
  const write = (client: string | undefined) => writeReport(open, client, out, pictures)
  if (built !== undefined) await write(join(built, 'client'))
  else if (hasErrors) await write(undefined)
  else await withBuild(folder, write)
})

/** @param client the folder of the build's files; undefined if nothing could be built */
async function writeReport(open: OpenSite, client: string | undefined, out: string, withPictures: boolean) {
  const routes = open.resolvedPages.map(({ route }) => route)
  const shown = client === undefined || !withPictures ? [] : routes.slice(0, MAX_SHOWN)
  const pictures = await photographPages(client ?? '', shown)
  const measurements = readLighthouse().filter(({ route }) => routes.includes(route))
  await mkdir(out, { recursive: true })
  const file = join(out, 'index.html')
  await writeFile(file, drawReport({ open, client, measurements, pictures }))
  const total = summary(open.parsedPages.length, open.problems)
  console.log(total + (client === undefined ? ' Nothing was built.' : ''))
  console.log(`${terminalColors.green('✓')} ${file} written.`)
}

/** A laptop, and a phone with two dots for each CSS pixel, like nearly all phones. */
const DEVICES = [
  { name: 'desktop', pictureWidth: 720, viewport: { width: 1440, height: 900 } },
  { name: 'phone', pictureWidth: 260, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
]

/**
 * Takes pictures of pages as they open, as far as a build has them.
 * @param client the folder of the build's files
 * @returns by route, a picture for each device
 * @throws UsageError if no Chromium can be found
 */
function photographPages(client: string, routes: string[]): Promise<Map<string, Picture[]>> {
  // a JPEG takes a third of the time of a PNG, and is compressed again anyway
  const options = { type: 'jpeg', quality: 92 } as const
  return photograph([client], routes, DEVICES, options, async ([image], route, device) =>
    image ? toPicture(image, device, `${route} on a ${device.name}`) : undefined,
  )
}

/** Reads the results of the last run of Lighthouse, which may be of another site. */
function readLighthouse(): Measurement[] {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : []
}
