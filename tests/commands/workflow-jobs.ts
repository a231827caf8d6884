import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const WORKFLOW = '.github/workflows/site.yml'

/** A job of a workflow, as far as tests need it: https://docs.github.com/actions/reference/workflows-and-actions */
export interface Job {
  needs?: string | string[]
  if?: string
  steps: { id?: string; uses?: string; run?: string; env?: Record<string, string> }[]
}

type Result = 'success' | 'failure' | 'skipped'

/** The outcome of a job, and its outputs for other jobs. */
interface Outcome {
  result: Result
  outputs?: Record<string, string>
}

/** The jobs of the workflow that publishes the site, in order. */
export const readJobs = (): Record<string, Job> =>
  (parse(readFileSync(WORKFLOW, 'utf8')) as { jobs: Record<string, Job> }).jobs

/**
 * Runs the jobs as GitHub would.
 * @param event "push" or "pull_request"
 * @param outcomes the outcomes of jobs that run; "success" by default
 * @returns every job's result
 */
export function runJobs(event: string, outcomes: Record<string, Outcome>): Record<string, Result> {
  const results: Record<string, Outcome> = {}
  for (const [name, job] of Object.entries(readJobs())) {
    const needed = [job.needs ?? []].flat()
    const needs = Object.fromEntries(
      needed.map((neededJob) => [neededJob, { outputs: {}, ...(results[neededJob] ?? { result: 'skipped' }) }]),
    )
    const mayRun = isTrue(job.if ?? 'true', { needs, github: { event_name: event } })
    // unless its condition checks the status, a job only runs if all jobs that it needs have succeeded
    const isReady = job.if?.includes('cancelled()') || Object.values(needs).every(({ result }) => result === 'success')
    results[name] = mayRun && isReady ? (outcomes[name] ?? { result: 'success' }) : { result: 'skipped' }
  }
  return Object.fromEntries(Object.entries(results).map(([name, { result }]) => [name, result]))
}

/** Whether a condition holds. The expressions in this workflow are also valid in JavaScript. */
function isTrue(condition: string, context: object): boolean {
  const program = condition.replaceAll(' == ', ' === ').replaceAll('cancelled()', 'false')
  return Boolean(new Function(...Object.keys(context), `return ${program}`)(...Object.values(context)))
}
