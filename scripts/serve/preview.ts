/** npm run preview: serves the last build as a static host would. */
import { createCommand, portOption, run } from '../command'
import { preview } from './static-server'

const command = createCommand('preview', 'Serves the last build as a static host would.')
  .option('--out <folder>', 'the folder of the build', 'dist')
  .option('--site <folder>', 'ignored: the build is served')
  .addOption(portOption())

export const finished = run(command, ({ out, port }: { out: string; port?: number }) =>
  preview('npm run preview', out, port),
)
