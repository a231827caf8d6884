/** npm run dev: the development server. */
import { createCommand, dateOption, portOption, run } from '../command'
import { printAddress } from '../serve/listen'
import { startDev } from './start-dev'

const command = createCommand('dev', 'Serves the site while you edit it: saved files show at once.')
  .option('--site <folder>', 'the folder with the JSON', 'site.config')
  .addOption(dateOption())
  .addOption(portOption())

export const finished = run(command, async (options: { site: string; date?: string; port?: number }) => {
  const port = await startDev({ ...options, name: 'npm run dev' })
  printAddress(options.site, port, { hint: 'Saved files show at once.' })
})
