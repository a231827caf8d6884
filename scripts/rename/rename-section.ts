import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ChangeError, type Edit } from '../../renderer/changes/edit'
import type { Operation } from '../../renderer/changes/operations'
import { planChange } from '../../renderer/changes/plan-change'
import type { Renaming } from '../../renderer/changes/renames/renaming'
import { writeNew } from '../../renderer/changes/write-value'
import type { Draft } from '../../renderer/changes/draft'
import { listFiles } from '../../renderer/documents/files'
import { isRecord } from '../../renderer/documents/json-tree'
import { didYouMean } from '../../renderer/problems/suggest'
import { componentName } from '../../renderer/render/section-marks'
import { readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { isExampleFile, readExamples } from '../../renderer/schema/section-examples'
import type { LoadedSite } from '../../renderer/site/site'
import { assertSectionName } from '../new/new-section'
import { editJson, schemaFile, writtenSections } from './code-documents'

/**
 * Gives a section type another name: its schema, its folder with the component and its styles, its examples, and the "type" of
 * sections in every document of a site. If the type has the new name already, only the documents change, so that further sites
 * can follow.
 * @throws ChangeError if there is no such type
 * @throws UsageError if the new name is taken or not valid
 */
export function renameSection(site: LoadedSite, type: string, newType: string): Renaming {
  const types = sectionTypes(readSchemas())
  const isThere = types.includes(type)
  if (!isThere && !types.includes(newType))
    throw new ChangeError(
      `there is no section type ${JSON.stringify(type)}. ${didYouMean(type, types, `There are: ${types.join(', ')}.`)}`,
    )
  if (isThere) assertSectionName(newType)
  const patches = new Map<string, Operation[]>()
  for (const { name, path, section } of writtenSections(site)) {
    if (section.type !== type) continue
    const operation: Operation = { op: 'replace', path: `${path}/type`, value: newType }
    patches.set(name, [...(patches.get(name) ?? []), operation])
  }
  const inDocuments = planChange(Object.fromEntries(patches), site)
  return {
    edits: [...(isThere ? moveCode(type, newType) : []), ...inDocuments],
    moves: [],
    notes: isThere ? ['Then store what it looks like with `npm run snapshot -- --update`.'] : [],
  }
}

/** Moves the files of a section type. */
function moveCode(type: string, newType: string): Edit[] {
  const [name, newName] = [componentName(type), componentName(newType)]
  const setText = (draft: Draft, steps: string[], text: (old: string) => string) => {
    const place = draft.find(steps)
    const old: unknown = place && draft.valueOf(place.node)
    if (place && typeof old === 'string') draft.replace(place, writeNew(text(old)))
  }
  const schema = editJson(schemaFile(type), (draft) => {
    setText(draft, ['$id'], () => `sections/${newType}.schema.json`)
    setText(draft, ['title'], (title) => title.replace(name, () => newName))
    setText(draft, ['properties', 'type', 'const'], () => newType)
    setText(draft, ['properties', 'type', 'description'], (words) => words.replace(`"${type}"`, () => `"${newType}"`))
  })
  const folder = `sections/${type}`
  const examples = readExamples(type).map(({ file }) =>
    editJson(file, (draft) => setText(draft, ['type'], () => newType)),
  )
  const code = listFiles(folder)
    .filter((file) => !isExampleFile(file))
    .map((file) => renameWords(join(folder, file), name, newName))
  // the words that may be meant by other names
  const synonyms = editJson('schemas/synonyms.json', (draft, value) => {
    const place = isRecord(value) && !Object.hasOwn(value, newType) ? draft.find([type]) : undefined
    if (place) draft.rename(place.node, newType)
  })
  const fileNames = (file: string) =>
    basename(file).split('.')[0] === name ? basename(file).replace(name, newName) : basename(file)
  return [
    ...moveTo(schemaFile(newType), schema),
    ...[...examples, ...code].flatMap((edit) =>
      moveTo(join('sections', newType, dirname(edit.file).slice(folder.length), fileNames(edit.file)), edit),
    ),
    ...(synonyms.before === synonyms.after ? [] : [synonyms]),
  ]
}

/** Gives the component and its props another name in a file of its folder. Other words stay. */
function renameWords(file: string, name: string, newName: string): Edit {
  const before = readFileSync(file, 'utf8')
  const words = new RegExp(`\\b${name}(?=(?:Props)?\\b)`, 'g')
  return { file, before, after: /\.tsx?$/.test(file) ? before.replace(words, newName) : before }
}

/** @throws ChangeError if the file exists */
function moveTo(file: string, { file: from, before, after }: Edit): Edit[] {
  if (existsSync(file)) throw new ChangeError(`${file} exists already. Choose another name.`)
  return [
    { file: from, before, after: undefined },
    { file, before: undefined, after, from },
  ]
}
