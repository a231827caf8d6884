import { CITY_VARIABLES } from '../../../renderer/documents/city-count'
import { SITE_VARIABLES } from '../../../renderer/documents/site-variables'
import { type Kind, type Source, keysOf, makeTypo, misspelt, replaced, spanOf, withoutMember, written } from './mutant'

/** The names that a document's texts can use, on any of its pages. */
function knownTo({ pages, document, site }: Source): string[] {
  const ofSite = [...Object.keys(SITE_VARIABLES), ...CITY_VARIABLES]
  if (document === site.document) return ofSite
  return [...new Set([...ofSite, ...pages.flatMap(({ variables }) => Object.keys(variables))])]
}

/** The members of a page's vars that its texts use and that aren't facts of the site. */
function namedVars({ values, document, pages }: Source) {
  const vars = values.find(({ path }) => path.length === 1 && path[0] === 'vars')?.node
  const [page] = pages
  if (!vars || pages.length !== 1 || !page || page.document !== document) return []
  const texts = [document, ...page.origins.flatMap(({ shared }) => shared ?? [])].map(({ text }) => text).join('')
  return keysOf(vars).flatMap((key, index) =>
    texts.includes(`{${key.value}}`) && !Object.hasOwn(SITE_VARIABLES, key.value) ? [{ vars, key, index }] : [],
  )
}

/** Names in braces, and the vars they refer to. */
export const VARIABLE_KINDS: Record<string, Kind> = {
  // the culprit is the name with its braces
  'unknown variable': (source) => {
    const { text } = source.document
    const known = knownTo(source)
    return source.values
      .filter(({ node }) => node.type === 'string')
      .flatMap(({ node }) =>
        [...written(text, node).matchAll(/\{(\w+)\}/g)].map(({ 0: use, 1: name = '', index }) => (random) => {
          const typo = makeTypo(name, known, random)
          const start = node.offset + index
          const span = { start, end: start + use.length }
          return typo && { ...replaced(text, span, `{${typo.name}}`), suggestion: typo.suggestion }
        }),
      )
  },
  // the culprit is the name in the vars
  'misspelt variable': (source) =>
    namedVars(source).map(({ key }) => misspelt(source.document.text, key, knownTo(source))),
  // the culprit is the opening bracket of the vars
  'missing variable': (source) =>
    namedVars(source).map(
      ({ vars, index }) =>
        () =>
          withoutMember(source.document.text, vars, index),
    ),
  // the culprit is the brace
  'brace alone': ({ values, document: { text } }) =>
    values
      .filter(
        ({ node, path }) =>
          node.type === 'string' && path[0] === 'sections' && /^(title|text|lead|label)$/.test(String(path.at(-1))),
      )
      .map(({ node }) => () => {
        const end = spanOf(node).end - 1
        return replaced(text, { start: end, end }, '{')
      }),
}
