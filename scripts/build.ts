/** npm run build: validates the site and writes it. */
import { assertSiteFolder, createCommand, run } from './command'
import { buildSite } from './build-site'

const command = createCommand('build', 'Validates the site and writes it. Nothing is written while there is an error.')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write', 'dist')

await run(command, async () => {
  const { site, out } = command.opts<{ site: string; out: string }>()
  assertSiteFolder(site)
  await buildSite(site, out)
})
