/** npm run new: starts a page for a city, or a section type. */
import { didYouMean } from '../../renderer/problems/suggest'
import { UsageError, createCommand, run } from '../command'
import { newCity } from './new-city'
import { newSection } from './new-section'

const command = createCommand('new', 'Starts a page for a city from another one, or a new section type.')
  .usage('city <name> | section <type>')
  .argument('[what]')
  .action((what?: string) => {
    const hint = (what && didYouMean(what, ['city', 'section'])) ?? '`npm run new -- --help` shows how they are used.'
    throw new UsageError(`say what is new, "city" or "section"${what ? `, not ${JSON.stringify(what)}` : ''}. ${hint}`)
  })

command
  .command('city <name>')
  .description('copies a city page, with other vars')
  .option('--from <page>', 'the page to copy, for example plano')
  .option('--set <name=value...>', 'vars of the new page, for example county="Dallas County"')
  .option('--dry-run', 'say what would be written and what would need an edit, and write nothing')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .action((name: string, options: Parameters<typeof newCity>[1]) => newCity(name, options))

command
  .command('section <type>')
  .description('writes the files of a new section type, for example price-table')
  .option('--island', 'with a React component that runs in the browser, too')
  .action((type: string, options: Parameters<typeof newSection>[1]) => newSection(type, options))

// only now, or the commands above would take more arguments than they know
command.allowExcessArguments()

export const finished = run(command, async () => undefined)
