/** npm run build: validates the site and writes it. */
import { writeFileSync } from 'node:fs'
import { UsageError, assertSiteFolder, createCommand, run } from '../command'
import { buildSite } from './build-site'
import { type Shard, mergeShards, parseShard } from './shards'

const command = createCommand('build', 'Validates the site and writes it. Nothing is written while there is an error.')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write', 'dist')
  .option('--shard <number/of>', 'write only a part of the site, such as 2/8', parseShard)
  .option('--merge <folders...>', 'put the parts together that --shard has written')
  .option('--timings <file>', 'write there as JSON how many seconds each stage took')

interface Options {
  site: string
  out: string
  shard?: Shard
  merge?: string[]
  timings?: string
}

await run(command, async () => {
  const { site, out, shard, merge, timings: file } = command.opts<Options>()
  if (merge && shard) throw new UsageError('--shard makes a part of a build, --merge puts the parts together: use one.')
  if (merge) return mergeShards(merge, out)
  assertSiteFolder(site)
  const timings = {}
  await buildSite(site, out, { shard, timings })
  if (file) writeFileSync(file, `${JSON.stringify(timings, null, 2)}\n`)
})
