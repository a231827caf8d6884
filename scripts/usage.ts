/** npm run usage: tells which pages use a section type, a field, a picture, and what nobody uses. */
import { Option } from 'commander'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { openSite } from '../renderer/pipeline/open-site'
import { didYouMean } from '../renderer/pipeline/problems/suggest'
import { USAGE_KINDS } from './usage/find-usage'
import { overview, printOverview } from './usage/overview'
import { printUsage } from './usage/usage-report'
import { UsageError, assertSiteFolder, createCommand, run } from './command'
import { noteErrors } from './note-errors'

const kinds = Object.keys(USAGE_KINDS)

const command = createCommand(
  'usage',
  'Tells who uses a thing, with file and line. Alone, tells what is used and what is not.',
)
  .argument('[kind]', kinds.join(', '))
  .argument('[name]', 'its name')
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
  npm run usage -- link /contactus                    who links there`,
  )

await run(command, async () => {
  const { site: folder, format } = command.opts<{ site: string; format: string }>()
  const [kind, name] = command.args
  assertSiteFolder(folder)
  const find = kind === undefined ? undefined : USAGE_KINDS[kind]
  if (kind !== undefined && !find)
    throw new UsageError(
      `nothing is told of "${kind}". ${didYouMean(kind, kinds, `Name one of: ${kinds.join(', ')}.`)}`,
    )
  if (find && !name) throw new UsageError(`${kind} needs a name behind it. npm run usage -- --help shows examples.`)
  const site = openSite(folder)
  const report = find?.(site, name ?? '')
  if (typeof report === 'string') throw new UsageError(report)
  noteErrors(site)
  const data = report ?? overview(site)
  if (format === 'json') process.stdout.write(`${JSON.stringify(data, null, 2)}\n`)
  else if ('uses' in data) process.stdout.write(printUsage(data, site.resolved.pages.length, terminalColors))
  else process.stdout.write(printOverview(data, terminalColors))
})
