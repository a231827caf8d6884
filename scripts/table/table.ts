/** npm run table: brings pages, lists and redirects into a spreadsheet, and back. */
import { Option } from 'commander'
import { didYouMean } from '../../renderer/problems/suggest'
import { UsageError, createCommand, run } from '../command'
import { exportTable } from './export-table'
import { importTable } from './import-table'

const command = createCommand('table', 'Brings pages, lists and redirects into a spreadsheet, and back.')
  .usage('export <file> | import <file>')
  .argument('[what]')
  .action((what?: string) => {
    const hint = (what && didYouMean(what, ['export', 'import'])) ?? 'See `npm run table -- --help`.'
    throw new UsageError(`say "export" or "import", and a file such as cities.csv. ${hint}`)
  })

command
  .command('export <file>')
  .description(
    'Writes a CSV file of the city pages, of the entries of a list, or, if it is called redirects.csv, of the redirects.',
  )
  .option('--column <place...>', 'further columns, such as sections/0/title')
  .option('--all', 'all pages, not only those of cities')
  .option('--list <name>', 'the entries of a list, such as reviews')
  .option('--redirects', 'the redirects of site.json, whatever the file is called')
  .addOption(
    new Option('--separator <sign>', 'what separates the cells: ; for Excel in most of Europe').choices([
      ',',
      ';',
      'tab',
    ]),
  )
  .option('--overwrite', 'replace the file if it exists')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .action((file: string, options: Parameters<typeof exportTable>[1]) => exportTable(file, options))

command
  .command('import <file>')
  .description('Changes the site to what a CSV file says, but nothing that was changed by hand since the last import.')
  .option('--from <page>', 'the page that new ones are made like, such as plano')
  .option('--list <name>', 'change the entries of a list, such as reviews')
  .option('--redirects', 'change the redirects of site.json; not needed if the columns are "from" and "to"')
  .option('--write', 'write what would be done, instead of only printing it')
  .option('--overwrite', 'overwrite what was changed by hand since the last import')
  .option('--encoding <name>', 'the encoding of the file, if its letters are garbled, such as macintosh')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .action((file: string, options: Parameters<typeof importTable>[1]) => importTable(file, options))

// only now, or the commands above would accept excess arguments too
command.allowExcessArguments()

export const finished = run(command, async () => undefined)
