import { members } from '../../../renderer/documents/json-tree'
import { type Kind, type Value, hasKey, inPlaceOf, pick, quoted, withMember } from './mutant'
import { isEntryOfSections } from './names'

const NOT_DIALLED = ['555-0142', '(972) 555-014', '972 555 0142 0143 0144', 'call us', '1-800-WIRES', '+1']

/** Colors in a wrong form, and colors that make text unreadable. */
const NO_COLORS = ['red', 'rgb(11, 31, 58)', '#FA2', '0b1f3a', '#0b1f3', 'var(--navy-900)']
const PALE = { 'brick-600': '#d9825b', 'navy-900': '#9fb0c8', 'steel-700': '#aab8c8', 'green-700': '#a8c090' }

/** Adds a theme to a site.json that has none. The culprit is the color, with its quotes. */
const withColor =
  (colors: [name: string, color: string][]): Kind =>
  ({ document, values: [whole], site }) =>
    whole && document === site.document && !hasKey(whole, 'theme')
      ? (whole.node.children ?? []).map((_, index) => (random) => {
          const [name, color] = pick(colors, random)
          const theme = `{ "colors": { "${name}": "${color}" } }`
          return withMember(document.text, whole.node, index, ['"theme"', theme], `"${color}"`)
        })
      : []

const idOf = ({ node }: Value) => members(node).find(({ key }) => key.value === 'id')?.value.value

/** Phone numbers, colors and ids that nobody can dial, read or tell apart. */
export const FACT_KINDS: Record<string, Kind> = {
  'telephone number that nobody can dial': inPlaceOf(({ node, schema }) =>
    node.type === 'string' && schema?.format === 'phone' ? quoted(NOT_DIALLED) : [],
  ),
  'color of another form': withColor(NO_COLORS.map((color) => ['brick-600', color])),
  'color that is too pale': withColor(Object.entries(PALE)),
  // the culprit is the second id's name
  'id of another section': ({ values, document: { text } }) => {
    const sections = values.filter(isEntryOfSections)
    return sections.flatMap((section, at) => {
      const ids = sections.slice(0, at).flatMap((earlier) => idOf(earlier) ?? [])
      if (ids.length === 0 || hasKey(section, 'id')) return []
      return (section.node.children ?? []).map(
        (_, behind) => (random: () => number) =>
          withMember(text, section.node, behind, ['"id"', JSON.stringify(pick(ids, random))]),
      )
    })
  },
}
