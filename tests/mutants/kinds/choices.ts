import { FORMAT_RULES } from '../../../renderer/rules/values/formats'
import { getSchemas, sectionTypes } from '../../../renderer/schema/schemas'
import { type Kind, type Source, type Value, misspelt, quoted, replacedByOneOf, rewritten, spanOf } from './mutant'
import { isSection } from './names'

/** Texts that no field has as a choice, and that resemble none. */
const STRANGERS = quoted(['nonsense-zyxw', 'qqqqqqqqqq', 'Lorem ipsum dolor', '…'])

const icons = FORMAT_RULES.find(({ format }) => format === 'icon')?.known ?? new Set<string>()
const types = sectionTypes(getSchemas())

/** The valid choices for a value that must be one of a list; undefined for other values. */
type Choices = (value: Value, source: Source) => Iterable<string> | undefined

const typesFor: Choices = ({ node, path }, { values }) => {
  const owner = node.parent?.parent
  return path.at(-1) === 'type' && owner && values.some((value) => value.node === owner && isSection(value))
    ? types
    : undefined
}
const usesFor: Choices = ({ path }, { site }) =>
  path.length === 3 && path[0] === 'sections' && path[2] === 'use' ? site.shared.keys() : undefined
const listsFor: Choices = ({ path }, { site }) =>
  path.length === 4 && path[0] === 'sections' && path[3] === 'list' ? site.lists.keys() : undefined
const enumFor: Choices = ({ schema }) => {
  const choices = (schema?.enum ?? []).filter((choice) => typeof choice === 'string')
  return choices.length > 0 ? choices : undefined
}
const iconsFor: Choices = ({ schema }) => (schema?.format === 'icon' ? icons : undefined)

const chosen = (source: Source, choicesFor: Choices) =>
  source.values.flatMap((value) => {
    const choices = choicesFor(value, source)
    return choices ? [{ node: value.node, choices: [...choices] }] : []
  })

const misspeltChoice =
  (choicesFor: Choices): Kind =>
  (source) =>
    chosen(source, choicesFor).map(({ node, choices }) => misspelt(source.document.text, node, choices))

const foreign =
  (choicesFor: Choices): Kind =>
  (source) => {
    const places = chosen(source, choicesFor).map(({ node }) => spanOf(node))
    return replacedByOneOf(source.document.text, places, STRANGERS)
  }

/** Texts that must be one of a list. The culprit is the text, with its quotes. */
export const CHOICE_KINDS: Record<string, Kind> = {
  'misspelt section type': misspeltChoice(typesFor),
  'misspelt shared section': misspeltChoice(usesFor),
  'misspelt list': misspeltChoice(listsFor),
  'misspelt choice': misspeltChoice(enumFor),
  'misspelt icon': misspeltChoice(iconsFor),
  'unknown section type': foreign(typesFor),
  'unknown shared section': foreign(usesFor),
  'unknown list': foreign(listsFor),
  'unknown choice': foreign(enumFor),
  'unknown icon': foreign(iconsFor),
  'choice in another case': (source) =>
    [typesFor, enumFor, iconsFor]
      .flatMap((choicesFor) => chosen(source, choicesFor))
      .map(({ node }) => {
        const name = String(node.value)
        const typo = { name: name.toUpperCase(), suggestion: { name, isNearerToAnother: false } }
        return rewritten(source.document.text, node, () => (typo.name === name ? undefined : typo))
      }),
}
