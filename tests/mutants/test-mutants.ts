import { openSite } from '../../renderer/pipeline/open-site'
import { terminalColors } from '../../renderer/problems/pretty'
import { didYouMean } from '../../renderer/problems/suggest'
import { UsageError } from '../../scripts/command'
import { figuresOf, missedBounds, printFigures, shown } from './figures'
import { KINDS } from './kinds/registry'
import type { Kind } from './kinds/mutant'
import { runMutants } from './run-mutants'
import { runValid } from './valid'

/** The options of the command. */
export interface MutantOptions {
  seed: number
  /** How many mistakes. */
  count: number
  /** How many documents without mistakes. */
  valid: number
  kind?: string
  site: string
}

/**
 * Runs the mutants and the valid documents, and prints the figures.
 * @returns whether every bound is met
 * @throws UsageError for an unknown kind, and for a site that has errors itself
 */
export async function testMutants({ seed, count, valid, kind, site: folder }: MutantOptions): Promise<boolean> {
  const kinds = kind === undefined ? KINDS : findKind(kind)
  const site = openSite(folder)
  if (site.problems.some(({ severity }) => severity === 'error'))
    throw new UsageError(`${folder} has errors of its own; \`npm run validate\` shows them.`)
  const options = `--seed ${seed} --count ${count} --site ${folder}${kind ? ` --kind "${kind}"` : ''}`
  console.log(`Seed ${seed}: \`npm run test:mutants -- ${options}\` repeats this run.\n`)
  const verdicts = runMutants(site, { kinds, count, seed })
  console.log(printFigures(verdicts, terminalColors))
  const missing = Object.keys(kinds).filter((name) => verdicts.every(({ mutant }) => mutant.kind !== name))
  if (missing.length > 0) console.log(`${folder} has no place for: ${missing.join(', ')}.`)
  const isHeld = missedBounds(figuresOf(verdicts)).length === 0
  if (kind !== undefined) return isHeld
  const alarms = await runValid(site, { count: valid, seed })
  console.log(`${valid} documents without mistakes: ${alarms.length} ${alarms.length === 1 ? 'error' : 'errors'}`)
  for (const { problem, text } of alarms.slice(0, 10))
    console.log(`    ${problem.where} ${problem.what}: ${shown(text, problem)}`)
  return isHeld && alarms.length === 0
}

function findKind(name: string): Record<string, Kind> {
  const kind = KINDS[name]
  if (kind) return { [name]: kind }
  const names = Object.keys(KINDS)
  throw new UsageError(`there is no kind "${name}". ${didYouMean(name, names, `The kinds are: ${names.join(', ')}.`)}`)
}
