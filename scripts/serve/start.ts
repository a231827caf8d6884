/** npm start: validates, builds and serves the site. */
import { buildSite } from '../prerender/build-site'
import { createCommand, portOption, run } from '../command'
import { preview } from './static-server'

const command = createCommand('start', 'Installs what is missing, then validates, builds and serves the site.')
  .option('--site <folder>', 'the folder with the JSON', 'site.config')
  .option('--out <folder>', 'where to write', 'dist')
  .addOption(portOption())

export const finished = run(command, async ({ site, out, port }: { site: string; out: string; port?: number }) => {
  if (await buildSite(site, out)) await preview('npm start', out, port)
})
