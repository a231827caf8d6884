import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { BOUNDS, figuresOf, printExample } from '../mutants/figures'
import { KINDS } from '../mutants/kinds/registry'
import { runMutants } from '../mutants/run-mutants'
import { runValid } from '../mutants/valid'

const SEED = 20

test('mistakes of every kind are reported, once, at their place, with the name that was meant', async () => {
  const verdicts = runMutants(openSite('site.config'), { kinds: KINDS, count: KINDS.length, seed: SEED })
  const figures = figuresOf(verdicts)
  const examples = verdicts.filter(({ isFine }) => !isFine).map(printExample)
  expect(figures.rejected, examples.join('\n')).toBe(BOUNDS.rejected)
  expect(figures.inside, examples.join('\n')).toBeGreaterThanOrEqual(BOUNDS.inside)
  expect(figures.errorsEach, examples.join('\n')).toBeLessThanOrEqual(BOUNDS.errorsEach)
  expect(figures.suggested, examples.join('\n')).toBeGreaterThanOrEqual(BOUNDS.suggested)
})

test('documents that hold what their schemas ask have no errors', async () => {
  expect(runValid(openSite('site.config'), { count: 50, seed: SEED })).toEqual([])
})
