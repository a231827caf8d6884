/** npm run explain: tells where a value of a page comes from. */
import { Option } from 'commander'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { explain, schemaOf } from './explain/explain'
import { findPath, findSubject, parseSteps } from './explain/subject'
import { listSections, printSections } from './explain/sections'
import { printExplanation } from './explain/print-explanation'
import { openSite } from '../renderer/pipeline/open-site'
import { getValidator } from '../renderer/pipeline/validate/validator'
import { UsageError, assertSiteFolder, createCommand, run } from './command'
import { noteErrors } from './note-errors'

const command = createCommand('explain', 'Tells where a value comes from: which file and line, and which variables.')
  .argument('<page>', 'a route, an alias, the path of a page’s file, or "site" for site.json')
  .argument('[place]', 'a JSON Pointer, such as /sections/3/title or sections[3].title; left out, lists the sections')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
  .addHelpText(
    'after',
    `
Examples:
  npm run explain -- /plano                      the sections of the page
  npm run explain -- /plano /sections/3/title    one value
  npm run explain -- /plano sections[3]          a section, part by part
  npm run explain -- site /phone                 a value of site.json`,
  )

await run(command, async () => {
  const { site: folder, format } = command.opts<{ site: string; format: string }>()
  const [name = '', place = ''] = command.args
  assertSiteFolder(folder)
  const site = openSite(folder)
  const subject = found(findSubject(site, name))
  const print = <T>(data: T, pretty: (data: T) => string) =>
    process.stdout.write(format === 'json' ? `${JSON.stringify(data, null, 2)}\n` : pretty(data))
  const steps = parseSteps(place)
  const path = found(findPath(getValidator().schemas, schemaOf(subject), subject.data, steps))
  noteErrors(site)
  if (subject.page && steps.length === 0) {
    print(listSections(subject.page), (sections) => printSections(subject, sections, terminalColors))
    return
  }
  print(explain(subject, path, site.resolved), (explanation) => printExplanation(explanation, terminalColors))
})

/** @throws UsageError where there is a sentence that tells why nothing was found */
function found<T>(result: T | string): T {
  if (typeof result === 'string') throw new UsageError(result)
  return result
}
