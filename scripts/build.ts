/** npm run build: validates the site and writes it. */
import { writeFileSync } from 'node:fs'
import { assertSiteFolder, createCommand, run } from './command'
import { buildSite } from './build-site'
import { Stopwatch } from './build/stopwatch'

const command = createCommand('build', 'Validates the site and writes it. Nothing is written while there is an error.')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write', 'dist')
  .option('--timings <file>', 'write there as JSON how many seconds each stage took')

await run(command, async () => {
  const { site, out, timings } = command.opts<{ site: string; out: string; timings?: string }>()
  assertSiteFolder(site)
  const watch = new Stopwatch()
  await buildSite(site, out, watch)
  if (timings) writeFileSync(timings, `${JSON.stringify(watch.stages, null, 2)}\n`)
})
