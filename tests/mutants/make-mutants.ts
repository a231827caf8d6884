import type { SourceDocument } from '../../renderer/pipeline/documents/document'
import type { Kind, Mutant } from './kind'
import { pick } from './pick'
import type { Source } from './source'

/** A mutant, and what it was made of. */
export interface MadeMutant extends Mutant {
  kind: string
  document: SourceDocument
}

/** How often chance may make something that is no mistake before a kind is given up. */
const MOST_TRIES = 50

/**
 * Mutants of one kind, at places that are all as likely.
 * @throws where no document has a place for the kind, or where chance makes no mistake there
 */
export function makeMutants(kind: Kind, sources: Source[], count: number, random: () => number): MadeMutant[] {
  const places = sources.flatMap((source) =>
    kind.places(source).map((mutate) => ({ mutate, document: source.document })),
  )
  if (places.length === 0) throw new Error(`No document has a place for "${kind.name}".`)
  return Array.from({ length: count }, () => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { mutate, document } = pick(places, random)
      const mutant = mutate(random)
      if (mutant) return { ...mutant, kind: kind.name, document }
    }
    throw new Error(`"${kind.name}" makes no mistake.`)
  })
}
