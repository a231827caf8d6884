import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { checkEdits } from '../../renderer/changes/check-edits'
import { findDocument } from '../../renderer/changes/document-names'
import { ChangeError, type Edit } from '../../renderer/changes/edit'
import { loadForChanges } from '../../renderer/changes/load-for-changes'
import { type Patches, toPatches } from '../../renderer/changes/operations'
import { toNewRoute } from '../../renderer/changes/new-route'
import { planChange } from '../../renderer/changes/plan-change'
import { assertInFolder, writeEdits } from '../../renderer/changes/write-edits'
import { documentHash } from '../../renderer/documents/document-hash'
import { isRecord } from '../../renderer/documents/json-tree'
import { toRoute } from '../../renderer/pipeline/load-site'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { isError } from '../../renderer/problems/problem'
import type { LoadedSite } from '../../renderer/site/site'
import { UsageError } from '../command'
import { describeEdit, diffOfAll, withoutFormer } from '../edit/print-edits'
import { describeProblems } from './problems'
import { type Call, createTool, dataBlock, textBlocks } from './tool'

interface Change {
  patches?: Record<string, unknown>
  copies?: Record<string, string>
  moves?: Record<string, string>
  shared?: boolean
  write?: boolean
}

const NAMES = { type: 'object', additionalProperties: { type: 'string' } }

/** patch: changes documents. */
export const patch = createTool<Change>({
  name: 'patch',
  title: 'Change documents',
  description:
    'Plans changes of documents and shows them as a diff, with the problems that they would cause. Nothing is written without "write": true, nor if the site would have a new error. All files are written, or none. A new page is a draft: to publish it, remove its /draft later, when the person you work for says so.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  input: {
    type: 'object',
    additionalProperties: false,
    properties: {
      patches: {
        type: 'object',
        description:
          'JSON Patch (RFC 6902) operations by document: { "/plano": [{ "op": "replace", "path": "/sections/0/title", "value": "…" }] }. A document is an address, site.json, shared/NAME or lists/NAME. To "add" at "" creates a document; to "remove" at "" deletes it. Use "test" to make sure that a section is the one you mean.',
      },
      copies: {
        ...NAMES,
        description: 'New documents that begin as a copy, made before the operations: { "/garland": "/plano" }.',
      },
      moves: {
        ...NAMES,
        description:
          'New names of documents, given after the operations: { "/jobs": "/careers" }. Links to them stay as they are: `npm run rename` changes them too.',
      },
      shared: {
        type: 'boolean',
        description:
          'Changes what a page shows of shared sections, lists and variables where it is written, for every page that shows it.',
      },
      write: { type: 'boolean', description: 'Writes the change. By default, it is only planned.' },
    },
  },
  work: async ({ patches: given = {}, copies = {}, moves = {}, shared = false, write = false }, call) => {
    const { folder, signal, seen } = call
    if ([given, copies, moves].every((part) => Object.keys(part).length === 0))
      throw new UsageError('patch: say what to change, in "patches", "copies" or "moves".')
    const site = await loadForChanges(folder)
    const options = { shared, copies, moves }
    const patches = toPatches(given)
    const planned = planChange(patches, site, options)
    const drafts = newPages(planned, { patches, copies }, site)
    const edits = drafts.length > 0 ? planChange(withDrafts(patches, drafts), site, options) : planned
    assertInFolder(edits, folder)
    assertSeen(edits, call)
    const checked = await checkEdits(edits, site)
    // a cancellation that has arrived meanwhile is read now
    await setImmediate()
    signal.throwIfAborted()
    const isRefused = checked.problems.some(isError)
    const isWritten = write && !isRefused
    if (isWritten) await writeEdits(edits, folder)
    for (const { file, before, after } of edits) {
      const text = isWritten ? after : before
      if (text === undefined) seen.delete(file)
      else seen.set(file, documentHash(text))
    }
    const data = {
      outcome: isRefused ? 'refused' : isWritten ? 'written' : 'planned',
      changes: withoutFormer(edits).map(describeEdit),
      ...(drafts.length > 0 && { drafts }),
      ...describeProblems(checked.problems, checked.site),
      note: describeOutcome(edits, isRefused, isWritten),
    }
    return { content: [dataBlock(data), ...textBlocks(diffOfAll(edits))], ...(isRefused && { isError: true }) }
  },
})

function describeOutcome(edits: Edit[], isRefused: boolean, isWritten: boolean): string {
  if (edits.length === 0) return 'Nothing changes: the documents say this already.'
  if (isRefused) return 'Nothing was written, since the site would have these errors.'
  return isWritten
    ? 'All of it is written.'
    : 'Nothing is written yet. Call patch again with "write": true to write it.'
}

/**
 * The names of the pages that a change creates, unless it makes them drafts itself.
 * @throws ChangeError if a page can't have such an address: a draft could never be published
 */
function newPages(
  edits: Edit[],
  { patches, copies }: { patches: Patches; copies: Record<string, string> },
  site: LoadedSite,
): string[] {
  const editsByFile = new Map(edits.map((edit) => [edit.file, edit]))
  const names = new Set([...Object.keys(copies), ...Object.keys(patches)])
  const pages = join(site.folder, 'pages', '/')
  return [...names].filter((name) => {
    const { file, exists } = findDocument(name, site)
    const { after, from } = editsByFile.get(file) ?? {}
    const isNew = !exists && after !== undefined && from === undefined
    if (!isNew || !file.startsWith(pages)) return false
    toNewRoute(toRoute(file.slice(pages.length)), site)
    const { value } = parseDocument(file, after).document
    return isRecord(value) && value.draft !== true
  })
}

function withDrafts(patches: Patches, drafts: string[]): Patches {
  // a page may be called "constructor"
  const operationsByName = new Map(Object.entries(patches))
  for (const name of drafts)
    operationsByName.set(name, [...(operationsByName.get(name) ?? []), { op: 'add', path: '/draft', value: true }])
  return Object.fromEntries(operationsByName)
}

/**
 * Refuses to change what somebody else has changed since the client has seen it: its places may hold other things now.
 * @throws ChangeError for the first such document
 */
function assertSeen(edits: Edit[], { seen }: Call): void {
  const changed = edits.find(
    ({ file, before }) => before !== undefined && seen.has(file) && seen.get(file) !== documentHash(before),
  )
  if (changed)
    throw new ChangeError(
      `${changed.file} was changed after you read it, so that nothing was written. Read it again with read_page, and repeat the change.`,
    )
}
