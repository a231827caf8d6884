import type { OpenSite } from '../../renderer/pipeline/open-site'
import { seededRandom } from '../../scripts/seeded-random'
import { type Verdict, judge } from './judge'
import type { Kind } from './kind'
import { listSources } from './list-sources'
import { makeMutants } from './make-mutants'

/** Which mutants are made: as many of every kind, the same ones for the same seed. */
export interface MutantsToMake {
  kinds: Kind[]
  count: number
  seed: number
}

/** Makes mistakes in a site without errors, one at a time, and judges what is reported of each. */
export function runMutants(site: OpenSite, { kinds, count, seed }: MutantsToMake): Verdict[] {
  const sources = listSources(site)
  const each = Math.ceil(count / kinds.length)
  return kinds.flatMap((kind) => {
    // a kind's mutants are the same ones when it runs alone
    const random = seededRandom(
      [...kind.name].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), seed),
    )
    return makeMutants(kind, sources, each, random).map((mutant) => judge(site, mutant))
  })
}
