/** npm run new: starts a page for a city, or a section type. */
import { createCommand, run } from './command'
import { newCity } from './new-city'
import { newSection } from './new-section'

const command = createCommand('new', 'Starts a page for a city from another one, or a new section type.')

command
  .command('city <name>')
  .description('copies a city page, with other vars')
  .requiredOption('--from <page>', 'the page to copy, for example plano')
  .option('--set <name=value...>', 'vars of the new page, for example county="Dallas County"')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .action((name: string, options: Parameters<typeof newCity>[1]) => newCity(name, options))

command
  .command('section <type>')
  .description('writes the files of a new section type, for example price-table')
  .action((type: string) => newSection(type))

await run(command, async () => undefined)
