/** npm run build: validates the site and writes it. */
import { Option } from 'commander'
import { createCommand, run } from '../command'
import { buildSite } from './build-site'
import { type Shard, mergeShards, parseShard } from './shards'

const command = createCommand('build', 'Validates the site and writes it. Nothing is written while there is an error.')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write', 'dist')
  .option('--shard <number/of>', 'write only a part of the site, such as 2/8', parseShard)
  .addOption(
    new Option('--merge <folders...>', 'put the parts together that --shard has written')
      .conflicts('shard')
      .implies({ site: undefined }),
  )

interface Options {
  site: string
  out: string
  shard?: Shard
  merge?: string[]
}

export const finished = run(command, async ({ site, out, shard, merge }: Options) => {
  if (merge) await mergeShards(merge, out)
  else await buildSite(site, out, shard)
})
