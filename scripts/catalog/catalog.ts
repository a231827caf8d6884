/** npm run catalog: lists what documents can hold, and what a site has. */
import { Option } from 'commander'
import { openSite } from '../../renderer/pipeline/open-site'
import { listKinds } from '../../renderer/schema/lists'
import { getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { createCommand, run } from '../command'
import { unknownName } from '../usage/section-usage'
import { type Catalog, describeKindOfList, describeSite, describeType } from './describe'
import { toMarkdown } from './markdown'

const command = createCommand(
  'catalog',
  'Lists the section types with their fields, limits and examples, the kinds of lists, the variables, and the links and pictures that a site has.',
)
  .argument('[type]', 'a section type, to describe only this one')
  .option('--site <folder>', 'the folder with the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['md', 'json']).default('md'))
  .addHelpText(
    'after',
    `
Examples:
  npm run catalog
  npm run catalog -- testimonials
  npm run catalog -- --format json`,
  )

export const finished = run(command, async ({ site: folder, format }: { site: string; format: 'md' | 'json' }) => {
  const types = sectionTypes(getSchemas())
  const [type] = command.args
  if (type !== undefined && !types.includes(type))
    throw unknownName(`there is no section type "${type}".`, type, types, `There are: ${types.join(', ')}.`)
  const catalog: Catalog = {
    types: (type === undefined ? types : [type]).map(describeType),
    ...(type === undefined && {
      kinds: listKinds(getSchemas()).map(describeKindOfList),
      ...describeSite(openSite(folder)),
    }),
  }
  console.log(format === 'json' ? JSON.stringify(catalog, null, 2) : toMarkdown(catalog))
})
