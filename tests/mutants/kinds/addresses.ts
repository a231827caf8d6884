import type { Kind, Mutate } from '../kind'
import { replaced } from '../edit'
import { pick } from '../pick'
import type { Source } from '../source'
import { withMember } from './members'

const routesOf = ({ site }: Source) => site.sources.pages.map(({ route }) => route)

/** Addresses that another page has. The culprit is the address, with its quotes. */
export const ADDRESS_KINDS: Kind[] = [
  {
    name: 'alias taken',
    places: (source) => {
      const { values, document } = source
      const [whole] = values
      const hasAliases = values.some(({ path }) => path[0] === 'aliases')
      if (!whole || hasAliases || !site(source).some((page) => page.document === document)) return []
      return (whole.node.children ?? []).map((_, index): Mutate => (random) => {
        const route = JSON.stringify(pick(routesOf(source), random))
        const [text, { end }] = withMember(document.text, whole.node, index, '"aliases"', `[${route}]`)
        return { text, culprits: [{ start: end + 3, end: end + 3 + route.length }] }
      })
    },
  },
  {
    name: 'redirect taken',
    places: (source) =>
      source.values
        .filter(({ path }) => path[0] === 'redirects' && path.length === 2)
        .map(({ node }): Mutate => (random) => {
          const route = JSON.stringify(pick(routesOf(source), random))
          const start = node.offset + '{ "from": '.length
          const mutant = replaced(
            source.document.text,
            { start: node.offset, end: node.offset },
            `{ "from": ${route}, "to": "/" }, `,
          )
          return { ...mutant, culprits: [{ start, end: start + route.length }] }
        }),
  },
]

const site = ({ site: { resolved } }: Source) => resolved.pages
