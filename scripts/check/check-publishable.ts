import { loadSite } from '../../renderer/pipeline/load-site'
import { count, terminalColors } from '../../renderer/problems/pretty'
import { withBuild } from '../prerender/with-build'
import { EXIT } from '../command'
import { type CheckOutcome, checkBuild } from './check-build'

/** How many lines of a check are printed. A mistake in the header is repeated on every page. */
const MAX_LINES = 20

/**
 * Checks whether a site can be published: builds it, which checks its documents, then checks the build. Prints the results
 * and sets the exit code of the process.
 */
export async function checkPublishable(folder: string): Promise<void> {
  const routes = loadSite(folder).pages.map(({ route }) => route)
  const outcomes = await withBuild(folder, async (client) => client && checkBuild(client, routes))
  if (!outcomes) return
  console.log(`${terminalColors.green('✓')} documents and build`)
  outcomes.forEach(printOutcome)
  if (outcomes.some(isFailed)) process.exitCode = EXIT.problems
  else console.log(`\n${terminalColors.green('✓')} ${count(routes.length, 'page')} can be published.`)
}

const isFailed = ({ faults, isAdvice }: CheckOutcome) => faults.length > 0 && !isAdvice

function printOutcome(outcome: CheckOutcome): void {
  const { name, faults } = outcome
  const { red, yellow, green } = terminalColors
  const faultMark = isFailed(outcome) ? red('✗') : yellow('!')
  console.log(`${faults.length > 0 ? faultMark : green('✓')} ${name}`)
  for (const fault of faults.slice(0, MAX_LINES)) console.log(`  ${fault}`)
  if (faults.length > MAX_LINES) console.log(`  … and ${faults.length - MAX_LINES} more`)
}
