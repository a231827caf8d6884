/** npm run build: validates the site and builds it. */
import { Option } from 'commander'
import { createCommand, dateOption, run } from '../command'
import { buildSite } from './build-site'
import { type Shard, mergeShards, parseShard } from './shards'

const command = createCommand('build', 'Validates the site and builds it. Nothing is written if there is an error.')
  .option('--site <folder>', 'the folder with the JSON', 'site.config')
  .option('--out <folder>', 'where to write', 'dist')
  .option('--shard <number/of>', 'build only a part of the site, such as 2/8', parseShard)
  .addOption(dateOption())
  .option('--drafts', 'build drafts and pages that aren’t due as well, for a preview that search engines may not list')
  .addOption(
    new Option('--merge <folders...>', 'merge the parts built with --shard')
      .conflicts('shard')
      .implies({ site: undefined }),
  )

interface Options {
  site: string
  out: string
  shard?: Shard
  date?: string
  drafts?: boolean
  merge?: string[]
}

export const finished = run(command, async ({ site, out, shard, date, drafts, merge }: Options) => {
  if (merge) await mergeShards(merge, out)
  else await buildSite(site, out, shard, { date, showsAll: drafts })
})
