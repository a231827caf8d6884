import type { Origin } from '../../resolve/origin'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import { didYouMean } from '../../problems/suggest'
import type { Rule } from '../rule'

export const unknownSharedSection: Rule = {
  name: 'unknown-shared-section',
  severity: 'error',
  asks: 'A section that a page uses is a file of shared/.',
  why: 'The page would lack the section.',
  mend: 'Correct the name, or add the file to shared/.',
  example: {
    of: 'section',
    wrong: '{ "use": «"prcies"» }',
    right: '{ "use": "prices" }',
    beside: { 'shared/prices.json': { type: 'prose', title: 'Prices', body: 'Fair.' } },
  },
}

/** The problem of a "use" whose name no file of shared/ has. */
export function sharedSectionProblem(origin: Origin, name: string, known: string[]): Problem {
  const what = `names "${name}", but shared/ has no ${name}.json`
  const others = known.length ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'
  return problemOf(unknownSharedSection, origin, { what, hint: didYouMean(name, known, others) })
}
