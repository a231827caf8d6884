import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const WORKFLOW = '.github/workflows/site.yml'

/** A job of a workflow, as far as tests look at it: https://docs.github.com/actions/reference/workflows-and-actions */
export interface Job {
  needs?: string | string[]
  if?: string
  steps: { id?: string; uses?: string; run?: string; env?: Record<string, string> }[]
}

type Result = 'success' | 'failure' | 'skipped'

/** What a job came to, and what it tells others. */
interface Outcome {
  result: Result
  outputs?: Record<string, string>
}

/** The jobs of the workflow that publishes the site, in their order. */
export const readJobs = (): Record<string, Job> =>
  (parse(readFileSync(WORKFLOW, 'utf8')) as { jobs: Record<string, Job> }).jobs

/**
 * Runs through the jobs as GitHub would.
 * @param event "push" or "pull_request"
 * @param outcomes what the jobs come to that run; "success" where nothing is said
 * @returns every job's result
 */
export function runJobs(event: string, outcomes: Record<string, Outcome>): Record<string, Result> {
  const results: Record<string, Outcome> = {}
  for (const [name, job] of Object.entries(readJobs())) {
    const needed = [job.needs ?? []].flat()
    const needs = Object.fromEntries(
      needed.map((other) => [other, { outputs: {}, ...(results[other] ?? { result: 'skipped' }) }]),
    )
    const mayRun = isTrue(job.if ?? 'true', { needs, github: { event_name: event } })
    // a condition that asks for no status holds only where all that is needed has succeeded
    const isReady = job.if?.includes('cancelled()') || Object.values(needs).every(({ result }) => result === 'success')
    results[name] = mayRun && isReady ? (outcomes[name] ?? { result: 'success' }) : { result: 'skipped' }
  }
  return Object.fromEntries(Object.entries(results).map(([name, { result }]) => [name, result]))
}

/** Whether a condition holds. GitHub's expressions are JavaScript's, as far as this workflow uses them. */
function isTrue(condition: string, context: object): boolean {
  const program = condition.replaceAll(' == ', ' === ').replaceAll('cancelled()', 'false')
  return Boolean(new Function(...Object.keys(context), `return ${program}`)(...Object.values(context)))
}
