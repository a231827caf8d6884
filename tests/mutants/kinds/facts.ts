import { members } from '../../../renderer/pipeline/documents/json-tree'
import { type Kind, type Mutate, type Source, pick, replaced, spanOf } from '../mutant'
import { withMember } from './members'

const NOT_DIALLED = ['555-0142', '(972) 555-014', '972 555 0142 0143 0144', 'call us', '1-800-WIRES', '+1']

/** Colors that no theme can have, and colors on which, or in which, words can't be read. */
const NO_COLORS = ['red', 'rgb(11, 31, 58)', '#FA2', '0b1f3a', '#0b1f3', 'var(--navy-900)']
const PALE = { 'brick-600': '#d9825b', 'navy-900': '#9fb0c8', 'steel-700': '#aab8c8', 'green-700': '#a8c090' }

/** Puts a theme into site.json, which has none. The culprit is the color, with its quotes. */
const withColor =
  (colorOf: (random: () => number) => [name: string, color: string]): Kind['places'] =>
  ({ document, values: [whole], site }) => {
    if (!whole || document !== site.sources.site) return []
    return (whole.node.children ?? []).map((_, index): Mutate => (random) => {
      const [name, color] = colorOf(random).map((text) => JSON.stringify(text))
      const [text] = withMember(document.text, whole.node, index, '"theme"', `{ "colors": { ${name}: ${color} } }`)
      const start = text.indexOf(`${name}: ${color}`) + `${name}: `.length
      return { text, culprits: [{ start, end: start + (color ?? '').length }] }
    })
  }

/** Gives a section the id of an earlier one. The culprit is the name of the second. */
function repeatId({ values, document: { text } }: Source): Mutate[] {
  const sections = values.filter(
    ({ path, node }) => path.length === 2 && path[0] === 'sections' && node.type === 'object',
  )
  const idOf = ({ node }: (typeof sections)[number]) => members(node).find(({ key }) => key.value === 'id')?.value.value
  return sections.flatMap((section, at) => {
    const ids = sections.slice(0, at).flatMap((earlier) => idOf(earlier) ?? [])
    if (ids.length === 0 || idOf(section)) return []
    return (section.node.children ?? []).map((_, behind): Mutate => (random) => {
      const [changed, culprit] = withMember(text, section.node, behind, '"id"', JSON.stringify(pick(ids, random)))
      return { text: changed, culprits: [culprit] }
    })
  })
}

/** What nobody can dial, read or tell apart. */
export const FACT_KINDS: Kind[] = [
  {
    name: 'telephone number that nobody can dial',
    places: ({ values, document: { text } }) =>
      values
        .filter(({ node, schema }) => node.type === 'string' && schema?.format === 'phone')
        .map(
          ({ node }): Mutate =>
            (random) =>
              replaced(text, spanOf(node), JSON.stringify(pick(NOT_DIALLED, random))),
        ),
  },
  { name: 'color of another form', places: withColor((random) => ['brick-600', pick(NO_COLORS, random)]) },
  { name: 'color that is too pale', places: withColor((random) => pick(Object.entries(PALE), random)) },
  { name: 'id of another section', places: repeatId },
]
