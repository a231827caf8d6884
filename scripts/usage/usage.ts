/** npm run usage: says which pages use a section type, a field, a picture or some words, and what nobody uses. */
import { Option } from 'commander'
import { openSite } from '../../renderer/pipeline/open-site'
import { terminalColors } from '../../renderer/problems/pretty'
import { createCommand, run } from '../command'
import { noteErrors } from '../print-problems'
import { USAGE_KINDS, findUsage, overview } from './find-usage'
import { printOverview, printUsage } from './report'

const command = createCommand(
  'usage',
  'Shows who uses a thing, with file and line. Alone, shows what is used and what is not.',
)
  .argument('[kind]', Object.keys(USAGE_KINDS).join(', '))
  .argument('[name...]', 'its name, or the words of a text')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
  .addHelpText(
    'after',
    `
Examples:
  npm run usage                                       what is used how often, and what is not
  npm run usage -- section hero                       the sections of a type
  npm run usage -- shared permits                     the pages that use a shared section
  npm run usage -- field hero                         the fields of a type, and those never used
  npm run usage -- field testimonials.items.rating    a field's values and places
  npm run usage -- image truck.jpg
  npm run usage -- icon zap
  npm run usage -- variable phone
  npm run usage -- link /contactus                    who links there
  npm run usage -- text '$800'                        where these words are`,
  )

export const finished = run(command, async ({ site: folder, format }: { site: string; format: string }) => {
  const [kind, ...names] = command.args
  const site = openSite(folder)
  const data = kind === undefined ? overview(site) : findUsage(site, kind, names.join(' '))
  noteErrors(site)
  if (format === 'json') console.log(JSON.stringify(data, null, 2))
  else if ('uses' in data) process.stdout.write(printUsage(data, site.resolvedPages.length, terminalColors))
  else process.stdout.write(printOverview(data, terminalColors))
})
