/** npm run usage: shows which pages use a section type, a field, a picture or some words, and what is unused. */
import { Option } from 'commander'
import { openSite } from '../../renderer/pipeline/open-site'
import { terminalColors } from '../../renderer/problems/pretty'
import { createCommand, run } from '../command'
import { noteErrors } from '../print-problems'
import { USAGE_KINDS, findUsage, overview } from './find-usage'
import { printOverview, printUsage } from './report'

const command = createCommand(
  'usage',
  'Shows where something is used, with file and line. Without arguments, counts what is used and lists what isn’t.',
)
  .argument('[kind]', Object.keys(USAGE_KINDS).join(', '))
  .argument('[name...]', 'a name, or the words of a text')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
  .addHelpText(
    'after',
    `
Examples:
  npm run usage                                       how often everything is used, and what is unused
  npm run usage -- section hero                       the sections of a type
  npm run usage -- shared permits                     the pages that use a shared section
  npm run usage -- list reviews                       who chooses from a list, and who shows each entry
  npm run usage -- field hero                         how often each field of a type is used
  npm run usage -- field testimonials.items.rating    the values and places of a field
  npm run usage -- image truck.jpg
  npm run usage -- icon zap
  npm run usage -- variable phone
  npm run usage -- link /contactus                    the links to a page
  npm run usage -- text '$800'                        the texts with these words`,
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
