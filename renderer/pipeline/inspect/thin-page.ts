import type { ResolvedPage } from '../resolved'

/** What the rules about the whole site read of a page's data, and lists of pages show of it. */
const KEPT = ['title', 'description', 'index', 'canonical', 'aliases', 'vars']

/** A page's data without its sections, which are nearly all of its weight. */
export function thinData(data: ResolvedPage['data']): ResolvedPage['data'] {
  const thin: ResolvedPage['data'] = {}
  for (const key of KEPT) if (key in data) thin[key] = data[key]
  return thin
}
