import { ChangeError, type Edit } from '../../renderer/changes/edit'
import { type Operation, type Patches, toPatches } from '../../renderer/changes/operations'
import { planChange } from '../../renderer/changes/plan-change'
import { fromPointer, valueAt } from '../../renderer/documents/json-tree'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { replaceTexts } from '../../renderer/pipeline/replace-texts'
import { toNewRoute } from '../../renderer/changes/new-route'
import type { Conflict } from '../protocol/changes'
import { mergeTexts } from './merge-texts'
import { type Body, choiceIn, recordsIn, textIn } from './request-body'
import { Refusal } from './refusal'
import type { SiteDocuments } from './site-documents'

/** What is to be done in one document. */
interface FileChange {
  file: string
  /** Of the text that the operations are meant for. */
  hash: string
  operations: Operation[]
}

export interface PlannedEdits {
  edits: Edit[]
  conflicts: Conflict[]
}

/**
 * Reads changes as the app sends them.
 * @throws Refusal if they are not of this form, or are about a document that doesn't exist
 */
export const readChanges = (body: Body, documents: SiteDocuments): FileChange[] =>
  recordsIn(body, 'changes').map((change) => {
    const file = documents.fileOf(textIn(change, 'document'))
    const { [file]: operations = [] } = toPatches(change.operations, file)
    return { file, hash: textIn(change, 'hash'), operations }
  })

/**
 * Plans an edit. Operations that are meant for an earlier text are done there; what another program has written since is kept,
 * unless it is at the same places.
 * @throws ChangeError if an operation can't be done
 */
export function planEdit(body: Body, documents: SiteDocuments): PlannedEdits {
  const changes = readChanges(body, documents)
  const deletions = recordsIn(body, 'deletions').map((deletion) => ({
    file: documents.fileOf(textIn(deletion, 'document')),
    hash: textIn(deletion, 'hash'),
    operations: [{ op: 'remove' as const, path: '' }],
  }))
  const creations = recordsIn(body, 'creations').map((creation) => planCreation(creation, documents))
  return planChanges([...changes, ...deletions], documents, Object.fromEntries(creations))
}

/** @param creations the operations that make new documents, by their names */
export function planChanges(changes: FileChange[], documents: SiteDocuments, creations: Patches = {}): PlannedEdits {
  documents.catchUp(changes.map(({ file }) => file))
  const stale = changes.filter(({ file, hash }) => documents.read(file)?.hash !== hash)
  const bases = new Map(stale.map(({ file, hash }) => [file, documents.recall(hash)]))
  const lost = stale.filter(({ file }) => bases.get(file) === undefined)
  if (lost.length > 0) return { edits: [], conflicts: lost.flatMap((change) => conflictsOf(change, documents)) }
  const { site } = documents
  const patches = Object.fromEntries(changes.map(({ file, operations }) => [documents.nameOf(file), operations]))
  const base = bases.size > 0 ? replaceTexts(site, bases, site.cityCount.known) : site
  const conflicts: Conflict[] = []
  const edits = planChange({ ...patches, ...creations }, base, { literal: true }).flatMap((edit) => {
    if (!bases.has(edit.file)) return edit
    const rebased = rebase(edit, documents.read(edit.file)?.text)
    if (rebased) return rebased
    conflicts.push(
      ...stale.filter(({ file }) => file === edit.file).flatMap((change) => conflictsOf(change, documents)),
    )
    return []
  })
  return { edits, conflicts }
}

/** An edit for a text that somebody else has changed in the meantime; undefined if both changed the same places. */
export function rebase(edit: Edit, current: string | undefined): Edit | undefined {
  const { before, after } = edit
  if (before === current) return edit
  if (before === undefined || after === undefined || current === undefined) return undefined
  const merged = mergeTexts(before, after, current)
  return merged === undefined ? undefined : { ...edit, before: current, after: merged }
}

/** The places that a change is about, with what stood there, what stands there now, and what is to stand there. */
function conflictsOf({ file, hash, operations }: FileChange, documents: SiteDocuments): Conflict[] {
  const current = documents.read(file)
  const valueIn = (text: string | undefined, pointer: string) => {
    const { value } = parseDocument(file, text ?? '').document
    return valueAt(value, fromPointer(pointer, value))
  }
  return operations.map((operation) => ({
    document: documents.idOf(file),
    pointer: operation.path,
    hash: current?.hash ?? '',
    base: valueIn(documents.recall(hash), operation.path),
    theirs: valueIn(current?.text, operation.path),
    ...('value' in operation && { yours: operation.value }),
  }))
}

/** The name of a shared section or of a list, which is a file's too. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** @returns the name of a new document and the operations that make it @throws ChangeError if it can't have this name */
function planCreation(creation: Body, documents: SiteDocuments): [name: string, operations: Operation[]] {
  const kind = choiceIn(creation, 'kind', ['page', 'shared', 'list'])
  const name = textIn(creation, 'name')
  const operations: Operation[] = [{ op: 'add', path: '', value: creation.value }]
  if (typeof creation.value !== 'object' || creation.value === null)
    throw new Refusal(400, '"value" must be an object.')
  if (kind === 'page') return [toNewRoute(name, documents.site), operations]
  const room = { shared: documents.site.shared, list: documents.site.lists }[kind]
  if (!NAME.test(name)) throw new ChangeError(`${JSON.stringify(name)} can’t be a name. Write one like our-permits.`)
  if (room.has(name)) throw new ChangeError(`There is a document of the name ${name} already. Choose another one.`)
  return [`${kind === 'shared' ? 'shared' : 'lists'}/${name}`, operations]
}
