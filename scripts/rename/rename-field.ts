import { readFileSync } from 'node:fs'
import type { Draft } from '../../renderer/changes/draft'
import { ChangeError, type Edit } from '../../renderer/changes/edit'
import type { Operation } from '../../renderer/changes/operations'
import { planChange } from '../../renderer/changes/plan-change'
import type { Renaming } from '../../renderer/changes/renames/renaming'
import { writeNew } from '../../renderer/changes/write-value'
import { textsIn } from '../../renderer/documents/document'
import { type Path, isRecord, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { didYouMean } from '../../renderer/problems/suggest'
import { readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { readExamples } from '../../renderer/schema/section-examples'
import type { LoadedSite } from '../../renderer/site/site'
import { editJson, schemaFile, writtenSections } from './code-documents'

/** A field of a section type: "hero.facts.text". */
interface Field {
  type: string
  /** The names above it: ["facts"]. */
  above: string[]
  name: string
}

/**
 * Gives a field of a section type another name: in the schema, in the examples, and in every document of a site. If the schema has
 * the new name already, only the documents change, so that further sites can follow.
 * @param field such as "hero.lead", or "faq.items.question" for one in a list
 * @throws ChangeError if there is no such field, or the new name is taken or not valid
 */
export function renameField(site: LoadedSite, field: string, newName: string): Renaming {
  const { type, above, name } = parseField(field)
  if (!/^[a-z][A-Za-z0-9]*$/.test(newName) || newName === 'type' || newName === 'use')
    throw new ChangeError(`${JSON.stringify(newName)} can’t be the name of a field. Write one like intro or shortText.`)
  const schema: unknown = JSON.parse(readFileSync(schemaFile(type), 'utf8'))
  const container = containerPath(schema, { type, above, name })
  const properties = valueAt(schema, [...container, 'properties'])
  const [isThere, isTaken] = [name, newName].map((key) => isRecord(properties) && Object.hasOwn(properties, key))
  if (!isThere && !isTaken) {
    const hint = didYouMean(name, Object.keys(isRecord(properties) ? properties : {})) ?? ''
    throw new ChangeError(`${schemaFile(type)} has no field ${[...above, name].join('.')}. ${hint}`.trimEnd())
  }
  if (isThere && isTaken)
    throw new ChangeError(
      `${schemaFile(type)} has a field ${[...above, newName].join('.')} already. Choose another name.`,
    )
  const rename = { above, name, newName }
  const patches = new Map<string, Operation[]>()
  for (const { name: document, path, section, type: sectionType } of writtenSections(site)) {
    const operations = sectionType === type ? renamesIn(section, path, document, rename) : []
    patches.set(document, [...(patches.get(document) ?? []), ...operations])
  }
  const inDocuments = planChange(Object.fromEntries(patches), site)
  const inCode = isThere ? [editSchema(schemaFile(type), container, rename), ...editExamples(type, rename)] : []
  return { edits: [...inCode, ...inDocuments], moves: [], notes: [] }
}

/** Another name for a field of a section. */
interface FieldName {
  above: string[]
  name: string
  newName: string
}

/** @throws ChangeError if a text doesn't name a field */
function parseField(field: string): Field {
  const [type = '', ...names] = field.split('.')
  const types = sectionTypes(readSchemas())
  if (!types.includes(type))
    throw new ChangeError(
      `there is no section type ${JSON.stringify(type)}. ${didYouMean(type, types, `There are: ${types.join(', ')}.`)}`,
    )
  const name = names.at(-1)
  if (!name || name === 'type')
    throw new ChangeError(`${field} names no field that can have another name. Write a type and a field: hero.lead.`)
  return { type, above: names.slice(0, -1), name }
}

/**
 * The path, in a type's schema, of the schema that has a field.
 * @throws ChangeError if there is none, or another schema has it, which several fields may use
 */
function containerPath(schema: unknown, { type, above, name }: Field): Path {
  const path: Path = []
  for (const step of above) {
    path.push('properties', step)
    for (let node = valueAt(schema, path); isRecord(node); node = valueAt(schema, path)) {
      if (typeof node.$ref === 'string')
        throw new ChangeError(
          `${step} of ${schemaFile(type)} has its fields in ${node.$ref}, which other fields use too, so that ${name} can’t have another name for one type.`,
        )
      if (!isRecord(node.items)) break
      path.push('items')
    }
    if (!isRecord(valueAt(schema, path))) throw new ChangeError(`${schemaFile(type)} has no field ${step}.`)
  }
  return path
}

/** The paths of all fields with some steps in a value, in every entry of the lists on the way. */
function fieldPaths(value: unknown, steps: string[], path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => fieldPaths(entry, steps, [...path, index]))
  const [step, ...rest] = steps
  if (step === undefined || !isRecord(value) || !Object.hasOwn(value, step)) return []
  return rest.length === 0 ? [[...path, step]] : fieldPaths(value[step], rest, [...path, step])
}

/** @throws ChangeError if an object has both names, one of which would be lost */
function renamesIn(
  section: unknown,
  start: string,
  document: string,
  { above, name, newName }: FieldName,
): Operation[] {
  return fieldPaths(section, [...above, name]).map((path) => {
    const newPath = [...path.slice(0, -1), newName]
    if (valueAt(section, newPath) !== undefined)
      throw new ChangeError(
        `${document} has ${newName} beside ${name} at ${start}${toPointer(path)}. Remove one of them first.`,
      )
    return { op: 'move', from: start + toPointer(path), path: start + toPointer(newPath) }
  })
}

function editSchema(file: string, container: Path, { above, name, newName }: FieldName): Edit {
  return editJson(file, (draft, schema) => {
    renameMember(draft, [...container, 'properties', name], newName)
    const required = valueAt(schema, [...container, 'required'])
    const index = Array.isArray(required) ? required.indexOf(name) : -1
    if (index >= 0) replaceText(draft, [...container, 'required', index], newName)
    if (above.length > 0) return
    // keywords that name other fields of the section
    for (const { path, text } of textsIn(schema))
      if (path.at(-1) === 'cellsOf' && text === name) replaceText(draft, path, newName)
    const properties = valueAt(schema, ['properties'])
    for (const property of Object.keys(isRecord(properties) ? properties : {}))
      renameMember(draft, ['properties', property === name ? newName : property, 'mainHeading', name], newName)
  })
}

const editExamples = (type: string, { above, name, newName }: FieldName): Edit[] =>
  readExamples(type).map(({ file }) =>
    editJson(file, (draft, example) => {
      for (const path of fieldPaths(example, [...above, name])) renameMember(draft, path, newName)
    }),
  )

function renameMember(draft: Draft, path: Path, newName: string): void {
  const member = draft.find(path.map(String))
  if (member) draft.rename(member.node, newName)
}

function replaceText(draft: Draft, path: Path, text: string): void {
  const place = draft.find(path.map(String))
  if (place) draft.replace(place, writeNew(text))
}
