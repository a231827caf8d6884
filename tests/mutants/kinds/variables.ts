import { CITY_VARIABLES } from '../../../renderer/pipeline/cities/city-count'
import { members } from '../../../renderer/pipeline/documents/json-tree'
import { SITE_VARIABLES } from '../../../renderer/pipeline/documents/site-variables'
import { type Kind, type Mutate, type Source, makeTypo, misspelt, replaced } from '../mutant'
import { withoutMember } from './members'

/** The names that the texts of a document can say, on any of the pages it stands on. */
function knownTo({ pages, document, site }: Source): string[] {
  const ofSite = [...Object.keys(SITE_VARIABLES), ...CITY_VARIABLES]
  if (document === site.sources.site) return ofSite
  return [...new Set([...ofSite, ...pages.flatMap(({ variables }) => Object.keys(variables))])]
}

/** Every {name} of a document's texts. The culprit is the name with its braces. */
function misspeltUses(source: Source): Mutate[] {
  const { text } = source.document
  const known = knownTo(source)
  return source.values
    .filter(({ node }) => node.type === 'string')
    .flatMap(({ node }) =>
      [...text.slice(node.offset, node.offset + node.length).matchAll(/\{(\w+)\}/g)].map((match) => ({ node, match })),
    )
    .map(({ node, match: { 1: name = '', index } }): Mutate => (random) => {
      const typo = makeTypo(name, known, random)
      const start = node.offset + index
      return (
        typo && {
          ...replaced(text, { start, end: start + name.length + 2 }, `{${typo.name}}`),
          suggestion: typo.suggestion,
        }
      )
    })
}

/** The members of a page's vars that its texts name, and the site does not know. */
function namedVars({ values, document, pages }: Source) {
  const vars = values.find(({ path }) => path.length === 1 && path[0] === 'vars')?.node
  const [page] = pages
  if (!vars || pages.length !== 1 || !page || page.document !== document) return []
  const texts = [document, ...page.origins.flatMap(({ shared }) => shared ?? [])].map(({ text }) => text).join('')
  return members(vars).flatMap(({ key }, index) =>
    texts.includes(`{${key.value}}`) && !Object.hasOwn(SITE_VARIABLES, key.value) ? [{ vars, key, index }] : [],
  )
}

/** Names in braces, and the vars that they name. */
export const VARIABLE_KINDS: Kind[] = [
  { name: 'unknown variable', places: misspeltUses },
  {
    // the culprit is the name among the vars
    name: 'misspelt variable',
    places: (source) =>
      namedVars(source).map(({ key }) =>
        misspelt(source.document.text, key, (random) => makeTypo(key.value, knownTo(source), random)),
      ),
  },
  {
    // the culprit is the opening of the vars
    name: 'missing variable',
    places: (source) =>
      namedVars(source).map(({ vars, index }): Mutate => () => ({
        text: withoutMember(source.document.text, vars, index),
        culprits: [{ start: vars.offset, end: vars.offset + 1 }],
      })),
  },
  {
    // the culprit is the brace
    name: 'brace alone',
    places: ({ values, document: { text } }) =>
      values
        .filter(
          ({ node, path }) =>
            node.type === 'string' && path[0] === 'sections' && /^(title|text|lead|label)$/.test(String(path.at(-1))),
        )
        .map(({ node }): Mutate => () => {
          const end = node.offset + node.length - 1
          return replaced(text, { start: end, end }, '{')
        }),
  },
]
