import { FORMAT_RULES } from '../../../renderer/pipeline/rules/formats'
import { sectionTypes } from '../../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../../renderer/pipeline/validate/validator'
import { type Kind, type Source, type Value, makeTypo, misspelt, replacedByOneOf, spanOf } from '../mutant'
import { isSection } from './names'

/** Texts that are no choice of any field, and like none. */
const STRANGERS = ['nonsense-zyxw', 'qqqqqqqqqq', 'Lorem ipsum dolor', '…']

const icons = FORMAT_RULES.find(({ format }) => format === 'icon')?.known ?? new Set<string>()
const types = sectionTypes(getValidator().schemas)

/** A text of which there is a list, and the list. */
type Chosen = (source: Source) => { value: Value; choices: Iterable<string> }[]

const typesOf: Chosen = ({ values }) => {
  const sections = new Set(values.filter(isSection).map(({ node }) => node))
  return values
    .filter(({ node, path }) => path.at(-1) === 'type' && node.parent?.parent && sections.has(node.parent.parent))
    .map((value) => ({ value, choices: types }))
}

const usesOf: Chosen = ({ values, site }) =>
  values
    .filter(({ path }) => path.length === 3 && path[0] === 'sections' && path[2] === 'use')
    .map((value) => ({ value, choices: site.sources.shared.keys() }))

const enumsOf: Chosen = ({ values }) =>
  values.flatMap((value) => {
    const choices = (value.schema?.enum ?? []).filter((choice) => typeof choice === 'string')
    return choices.length > 0 ? [{ value, choices }] : []
  })

const iconsOf: Chosen = ({ values }) =>
  values.filter(({ schema }) => schema?.format === 'icon').map((value) => ({ value, choices: icons }))

const misspeltChoice =
  (chosen: Chosen): Kind['places'] =>
  (source) =>
    chosen(source).map(({ value: { node }, choices }) => {
      const all = [...choices]
      return misspelt(source.document.text, node, (random) => makeTypo(node.value, all, random))
    })

const foreign =
  (chosen: Chosen): Kind['places'] =>
  (source) => {
    const places = chosen(source).map(({ value: { node } }) => spanOf(node))
    const texts = STRANGERS.map((text) => JSON.stringify(text))
    return replacedByOneOf(source.document.text, places, texts)
  }

const inAnotherCase: Kind['places'] = (source) =>
  [typesOf, enumsOf, iconsOf].flatMap((chosen) =>
    chosen(source).map(({ value: { node } }) => {
      const name = String(node.value)
      const typo = { name: name.toUpperCase(), suggestion: { name, isNearerToAnother: false } }
      return misspelt(source.document.text, node, () => (typo.name === name ? undefined : typo))
    }),
  )

/** Texts that must be one of a list. The culprit is the text, with its quotes. */
export const CHOICE_KINDS: Kind[] = [
  { name: 'misspelt section type', places: misspeltChoice(typesOf) },
  { name: 'misspelt shared section', places: misspeltChoice(usesOf) },
  { name: 'misspelt choice', places: misspeltChoice(enumsOf) },
  { name: 'misspelt icon', places: misspeltChoice(iconsOf) },
  { name: 'unknown section type', places: foreign(typesOf) },
  { name: 'unknown shared section', places: foreign(usesOf) },
  { name: 'unknown choice', places: foreign(enumsOf) },
  { name: 'unknown icon', places: foreign(iconsOf) },
  { name: 'choice in another case', places: inAnotherCase },
]
