import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { alignColumns } from '../../scripts/columns'
import { CodeError, UsageError } from '../../scripts/command'
import { codeParts } from './code-parts'
import { type MutationScore, percentOf, readScores, sumScores } from './mutation-scores'

const [CODE, REPORTS] = ['renderer/pipeline', 'reports/code-mutants']

/** In percent: how many of the changes the tests must notice. */
const LEAST = 90

export interface CodeMutantOptions {
  /** Patterns of the files to change; without them all code of the pipeline. */
  files?: string[]
  /** How many tests run at a time. */
  concurrency: number
}

/**
 * Changes code, one place at a time, and prints how many of the changes the tests notice.
 * @returns whether they are enough
 * @throws UsageError where the patterns name no code
 * @throws CodeError when Stryker breaks off, as where the tests fail without a change
 */
export function testCodeMutants({ files, concurrency }: CodeMutantOptions): boolean {
  const parts = files ? [files] : codeParts(CODE)
  rmSync(REPORTS, { recursive: true, force: true })
  const reports = parts.map((part, at) => {
    console.log(`\n── part ${at + 1} of ${parts.length}`)
    return runStryker(part, `${REPORTS}/${at + 1}`, concurrency)
  })
  const scores = readScores(reports)
  console.log(`\n${describeScores(scores).join('\n')}`)
  const all = sumScores(scores.values())
  if (all.all === 0) throw new UsageError(`there is no code to change in ${parts.flat().join(', ')}.`)
  console.log(`\nThe tests notice ${tell(all)} of the changes; they must notice ${LEAST} %.`)
  console.log(`${REPORTS} has a page for each part, which shows every change.`)
  return percentOf(all) >= LEAST
}

/** @returns the file of its report */
function runStryker(files: string[], folder: string, concurrency: number): string {
  const env = { ...process.env, MUTATE: files.join(','), CONCURRENCY: String(concurrency), REPORT: folder }
  const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/code-mutants/stryker.config.mjs']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  const report = `${folder}/mutants.json`
  if (status !== 0 || !existsSync(report)) throw new CodeError(`Stryker ended with exit code ${status}, see above.`)
  return report
}

/** A line for each folder. */
function describeScores(scores: Map<string, MutationScore>): string[] {
  const byFolder = new Map<string, MutationScore[]>()
  for (const [file, score] of scores) byFolder.set(dirname(file), [...(byFolder.get(dirname(file)) ?? []), score])
  return alignColumns([...byFolder].map(([folder, own]) => [folder, tell(sumScores(own))]))
}

const tell = (score: MutationScore) => `${percentOf(score).toFixed(1)} % (${score.noticed} of ${score.all})`
