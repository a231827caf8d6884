/** npm run index: writes what pages that are rendered on request must know of each other. */
import { count, terminalColors } from '../../renderer/pipeline/problems/pretty'
import { Failure, createCommand, run } from '../command'
import { indexSite } from './site-index'

const command = createCommand(
  'index',
  'Reads all documents and writes down what pages on request must know of each other: cities, aliases, the sitemap.',
).option('--site <folder>', 'the folder of the JSON', 'site.config')

await run(command, async ({ site }: { site: string }) => {
  const started = performance.now()
  const index = await indexSite(site)
  if (!index) throw new Failure(`${site} can't be indexed until its site.json is right.`)
  const { pages, cities } = index
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${terminalColors.green('✓')} ${count(pages, 'page')} read in ${seconds} s, ${cities.length} of them cities’.`,
  )
})
