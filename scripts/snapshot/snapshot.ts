/** npm run snapshot: compares the HTML of pages and sections with stored snapshots. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { count, terminalColors } from '../../renderer/problems/pretty'
import { withBuild } from '../prerender/with-build'
import { EXIT, UsageError, createCommand, run } from '../command'
import { ELECTRICIAN } from '../fixtures'
import { NEXT_STEP, compareSnapshots, printDifferences } from './differences'
import { SNAPSHOT_FOLDER, readSnapshots, takeSnapshots } from './take-snapshots'

const command = createCommand(
  'snapshot',
  `Compares the HTML of every section's example, and of the pages of ${ELECTRICIAN.site}, with tests/snapshots. Exits with 1 if they differ. To see what a change does to your own site, use \`npm run diff\`.`,
)
  .option('--site <folder>', 'the folder of the JSON', ELECTRICIAN.site)
  .option('--update', 'store the current HTML as snapshots')

export const finished = run(command, async ({ site, update }: { site: string; update?: boolean }) => {
  if (update && site !== ELECTRICIAN.site)
    throw new UsageError(`the snapshots are those of ${ELECTRICIAN.site}: leave out --site ${site}.`)
  const taken = await withBuild(site, async (client) => client && takeSnapshots(client))
  if (!taken) return
  const differences = compareSnapshots(readSnapshots(), taken)
  if (differences.length > 0) console.log(`${printDifferences(differences, terminalColors)}\n`)
  const total = count(taken.size, 'snapshot')
  if (differences.length === 0) {
    console.log(`${terminalColors.green('✓')} ${total}, no differences.`)
  } else if (update) {
    for (const { path } of differences) {
      const [file, html] = [join(SNAPSHOT_FOLDER, path), taken.get(path)]
      mkdirSync(dirname(file), { recursive: true })
      if (html === undefined) rmSync(file)
      else writeFileSync(file, html)
    }
    console.log(`${terminalColors.green('✓')} ${differences.length} of ${total} updated.`)
  } else {
    console.log(`${terminalColors.red('✗')} ${differences.length} of ${total} differ. ${NEXT_STEP}`)
    process.exitCode = EXIT.problems
  }
})
