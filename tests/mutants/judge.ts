import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { Problem } from '../../renderer/pipeline/problems/problem'
import { inspectChanged } from './inspect-changed'
import type { MadeMutant } from './make-mutants'

/** What was reported of a mutant, and how good that is. */
export interface Verdict {
  mutant: MadeMutant
  errors: Problem[]
  isRejected: boolean
  /** The first error stands where the mistake is. */
  isInside: boolean
  /** Undefined where there is nothing to suggest, or where nobody can know what was meant. */
  isSuggested: boolean | undefined
  /** All of this, by a single error. */
  isFine: boolean
}

/** Makes the change in its site, and looks at what an author would read. */
export function judge(site: OpenSite, mutant: MadeMutant): Verdict {
  const { file } = mutant.document
  const errors = inspectChanged(site, file, mutant.text).filter(({ severity }) => severity === 'error')
  const [first] = errors
  const { suggestion, culprits } = mutant
  const isInside = first?.file === file && culprits.some(({ start, end }) => first.start >= start && first.end <= end)
  const isSuggested =
    suggestion && !suggestion.isNearerToAnother
      ? first?.hint === `Did you mean ${JSON.stringify(suggestion.name)}?`
      : undefined
  return {
    mutant,
    errors,
    isRejected: first !== undefined,
    isInside,
    isSuggested,
    isFine: isInside && isSuggested !== false && errors.length === 1,
  }
}
