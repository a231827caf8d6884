/**
 * npm run build: validates the site and writes it.
 *
 * The flags that package.json gives V8 are for sites of many pages. The heap may grow to 200 MB, which ten thousand pages do
 * not fill, and from then on by so many percent of what is in use until garbage is collected: by itself V8 lets it grow to
 * several times as much. Each thread collects its own, since those that might help it inspect pages. And functions are
 * optimized late, with little inlined: to optimize holds up the pages, and the processor finds less of large functions in its
 * caches. But they are compiled as soon as they are used a few times: V8 would wait until there are several, and meanwhile
 * interpret what judges all pages at the end. None of them may be set while the process runs: V8 ends it where a function may
 * no longer be inlined that a thread is inlining.
 */
import { writeFileSync } from 'node:fs'
import { UsageError, assertSiteFolder, createCommand, run } from './command'
import { mergeShards } from './merge-shards'
import { buildSite } from './build-site'
import { type Shard, parseShard } from './build/shard'
import { Stopwatch } from './build/stopwatch'

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

export const ended = run(command, async () => {
  const { site, out, shard, merge, timings } = command.opts<Options>()
  if (merge && shard) throw new UsageError('--shard makes a part of a build, --merge puts the parts together: use one.')
  if (merge) return mergeShards(merge, out)
  assertSiteFolder(site)
  const watch = new Stopwatch()
  await buildSite(site, out, { watch, ...(shard ? { shard } : {}) })
  if (timings) writeFileSync(timings, `${JSON.stringify(watch.stages, null, 2)}\n`)
  // by itself Node would give back piece by piece what it holds of ten thousand pages
  process.once('beforeExit', () => process.exit())
})
