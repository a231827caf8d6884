import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { figuresOf, missedBounds, printExample } from '../mutants/figures'
import { KINDS } from '../mutants/kinds/registry'
import { runMutants } from '../mutants/run-mutants'
import { runValid } from '../mutants/valid'
import { ELECTRICIAN } from '../../scripts/fixtures'

const SEED = 20

test('mistakes of every kind are reported once, at their place, with the name that was meant', async () => {
  const count = Object.keys(KINDS).length
  const verdicts = runMutants(openSite(ELECTRICIAN.site), { kinds: KINDS, count, seed: SEED })
  const examples = verdicts.filter(({ isFine }) => !isFine).map(printExample)
  expect([verdicts.length, missedBounds(figuresOf(verdicts))], examples.join('\n')).toEqual([count, []])
})

test('documents that satisfy their schemas have no errors', async () => {
  expect(await runValid(openSite(ELECTRICIAN.site), { count: 50, seed: SEED })).toEqual([])
})
