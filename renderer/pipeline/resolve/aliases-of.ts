import type { ResolvedPage } from '../resolved'

/** The aliases of a page that may still be wrong: what an author writes may be anything. */
export const aliasesOf = ({ data: { aliases } }: Pick<ResolvedPage, 'data'>): string[] =>
  Array.isArray(aliases) ? aliases.filter((alias): alias is string => typeof alias === 'string') : []
