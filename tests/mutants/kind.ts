import type { Source } from './source'

/** A piece of a text, in UTF-16 units from 0; the end is exclusive. */
export interface Span {
  start: number
  end: number
}

/** A document with one mistake in it. */
export interface Mutant {
  text: string
  /** Where the mistake stands: the first problem reported must lie within one of these. */
  culprits: Span[]
  /** What was meant, where the author should be asked for it. */
  suggestion?: Suggestion
}

export interface Suggestion {
  name: string
  /** True where the misspelt name is nearer to another valid one, so that nobody can know which was meant. */
  isNearerToAnother: boolean
}

/** Makes the mistake at one place. Undefined where chance made something that is no mistake. */
export type Mutate = (random: () => number) => Mutant | undefined

/** A kind of mistake. */
export interface Kind {
  name: string
  /** One for every place of a document where the mistake can be made. */
  places: (source: Source) => Mutate[]
}
