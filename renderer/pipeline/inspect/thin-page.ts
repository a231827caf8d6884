import type { ResolvedPage } from '../resolved'

/** What the rules about the whole site read of a page's data. */
const KEPT = ['title', 'description', 'index', 'canonical', 'aliases']

/** A page without its sections and its variables, which are nearly all of its weight. Its document is forgotten. */
export function thinPage({ data, document, ...page }: ResolvedPage): ResolvedPage {
  document.forget()
  return {
    ...page,
    document,
    data: Object.fromEntries(KEPT.flatMap((key) => (key in data ? [[key, data[key]]] : []))),
    variables: {},
  }
}
