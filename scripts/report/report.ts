/** npm run report: one page that shows what a site is like. */
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
  'Builds the site and writes one page about it: how its pages look, what is wrong, what they weigh, how they link.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write the report', 'reports/site')
  .option('--built <folder>', 'look at this build instead of making one')
  .option('--no-pictures', 'take no pictures of the pages, for which a Chromium is needed')

interface Options {
  site: string
  out: string
  built?: string
  pictures: boolean
}

export const finished = run(command, async ({ site: folder, out, built, pictures }: Options) => {
  if (built !== undefined && !existsSync(join(built, 'client/index.html')))
    throw new UsageError(`${built}/client holds no site. Name the folder that npm run build wrote with --built.`)
  const open = openSite(folder)
  const hasErrors = open.problems.some(isError)
  if (hasErrors) process.exitCode = EXIT.problems
  const write = (client: string | undefined) => writeReport(open, client, out, pictures)
  if (built !== undefined) await write(join(built, 'client'))
  else if (hasErrors) await write(undefined)
  else await withBuild(folder, write)
})

/** @param client the folder of the build's files; none if nothing could be built */
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

/** A laptop, and a telephone that shows two dots for each pixel of CSS, as nearly all do. */
const DEVICES = [
  { name: 'desktop', pictureWidth: 720, viewport: { width: 1440, height: 900 } },
  { name: 'telephone', pictureWidth: 260, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
]

/**
 * Takes pictures of those of these pages that a build has, as they open.
 * @param client the folder of the build's files
 * @returns by route, how a page looks on each of the devices
 * @throws UsageError where no Chromium can be found
 */
function photographPages(client: string, routes: string[]): Promise<Map<string, Picture[]>> {
  // a JPEG is made in a third of the time of a PNG, and is made smaller anyway
  const options = { type: 'jpeg', quality: 92 } as const
  return photograph([client], routes, DEVICES, options, async ([image], route, device) =>
    image ? toPicture(image, device, `${route} on a ${device.name}`) : undefined,
  )
}

/** What Lighthouse measured when it last ran, maybe on another site; nothing if it never ran. */
function readLighthouse(): Measurement[] {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : []
}
