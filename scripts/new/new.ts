/** npm run new: creates a page, a section type, or a site. */
import { didYouMean } from '../../renderer/problems/suggest'
import { UsageError, createCommand, run } from '../command'
import { EXAMPLES, foldersWithSites } from '../site-folders'
import { newCity } from './new-city'
import { newPage } from './new-page'
import { newSection } from './new-section'
import { newSite } from './new-site'

const command = createCommand(
  'new',
  'Creates a page, a city page from another one, a section type, or a site of your own.',
)
  .usage('page <address> | city <name> | section <type> | site')
  .argument('[what]')
  .action((what?: string) => {
    const hint = (what && didYouMean(what, ['page', 'city', 'section', 'site'])) ?? 'See `npm run new -- --help`.'
    const unlike = what ? `, not ${JSON.stringify(what)}` : ''
    throw new UsageError(`choose what to create: "page", "city", "section" or "site"${unlike}. ${hint}`)
  })

command
  .command('page <address>')
  .description('Creates a page that is made like another one, or of the examples of section types.')
  .option('--from <page>', 'the page that it is to be like, such as /aboutus')
  .option('--sections <types>', 'the types of its sections, such as hero,faq: see `npm run catalog`')
  .option('--title <title>', 'its title; with --sections, by default the words of its address')
  .option('--dry-run', 'print what would be written and its problems, but write nothing')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .action((address: string, options: Parameters<typeof newPage>[1]) => newPage(address, options))

command
  .command('city <name>')
  .description('Copies a city page, with other vars.')
  .option('--from <page>', 'the page to copy, such as plano')
  .option('--set <name=value...>', 'vars of the new page, such as county="Dallas County"')
  .option('--dry-run', 'show what would be written and what you would need to rewrite, but write nothing')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .action((name: string, options: Parameters<typeof newCity>[1]) => newCity(name, options))

command
  .command('section <type>')
  .description('Creates the files of a section type, such as price-table.')
  .option('--island', 'add a React component that runs in the browser')
  .action((type: string, options: Parameters<typeof newSection>[1]) => newSection(type, options))

command
  .command('site')
  .description('Replaces the site and its pictures by a copy of another site, for your own business.')
  .option(
    '--from <site>',
    `the site to copy: ${foldersWithSites(EXAMPLES).join(', ')}, or a folder with site.config/ and public/`,
  )
  .option('--name <name>', 'the name of your business')
  .option('--dry-run', 'show what would be replaced, but replace nothing')
  .option('--site <folder>', 'the folder of JSON to replace', 'site.config')
  .action((options: Parameters<typeof newSite>[0]) => newSite(options))

// only now, or the commands above would accept excess arguments too
command.allowExcessArguments()

export const finished = run(command, async () => undefined)
