/** npm run explain: shows where a value of a page comes from. */
import { Option } from 'commander'
import { openSite } from '../../renderer/pipeline/open-site'
import { terminalColors } from '../../renderer/problems/pretty'
import { createCommand, run } from '../command'
import { noteErrors } from '../print-problems'
import { explain } from './explanation'
import { printExplained } from './print-explanation'

const command = createCommand('explain', 'Shows where a value comes from: its file, its line and its variables.')
  .argument('<page>', 'an address such as /plano, the path of a page’s file, or "site" for site.json')
  .argument(
    '[place]',
    'a value on the page, such as /sections/3/title or sections[3].title; without it, the sections are listed',
  )
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
  .addHelpText(
    'after',
    `
Examples:
  npm run explain -- /plano                      the sections of the page
  npm run explain -- /plano /sections/3/title    one value
  npm run explain -- /plano sections[3]          every part of a section
  npm run explain -- site /phone                 a value in site.json`,
  )

export const finished = run(command, async ({ site: folder, format }: { site: string; format: string }) => {
  const [name = '', place = ''] = command.args
  const site = openSite(folder)
  const explained = explain(site, name, place)
  noteErrors(site)
  if (format === 'json') console.log(JSON.stringify(explained.data, null, 2))
  else process.stdout.write(printExplained(explained, terminalColors, folder))
})
