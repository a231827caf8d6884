/** npm run new: starts a page for a city, a section type, or a site. */
import { didYouMean } from '../../renderer/problems/suggest'
import { UsageError, createCommand, run } from '../command'
import { newCity } from './new-city'
import { newSection } from './new-section'
import { newSite } from './new-site'

const command = createCommand(
  'new',
  'Starts a page for a city from another one, a new section type, or a site of your own.',
)
  .usage('city <name> | section <type> | site')
  .argument('[what]')
  .action((what?: string) => {
    const hint =
      (what && didYouMean(what, ['city', 'section', 'site'])) ?? '`npm run new -- --help` shows how they are used.'
    throw new UsageError(
      `say what is new, "city", "section" or "site"${what ? `, not ${JSON.stringify(what)}` : ''}. ${hint}`,
    )
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

command
  .command('site')
  .description('replaces the site and its pictures by a copy of another site, for a business of your own')
  .option('--from <site>', 'the site to copy: blank, or a folder with site.config/ and public/')
  .option('--name <name>', 'the name of your business')
  .option('--dry-run', 'say what would be replaced, and replace nothing')
  .option('--site <folder>', 'the folder of the JSON that is replaced', 'site.config')
  .action((options: Parameters<typeof newSite>[0]) => newSite(options))

// only now, or the commands above would take more arguments than they know
command.allowExcessArguments()

export const finished = run(command, async () => undefined)
