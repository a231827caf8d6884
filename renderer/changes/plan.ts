import { isDeepStrictEqual } from 'node:util'
import { toPointer } from '../documents/json-tree'
import { parseDocument } from '../pipeline/parse-document'
import { didYouMean } from '../problems/suggest'
import type { LoadedSite } from '../site/site'
import { type NamedDocument, describeMissing } from './document-names'
import { Draft, type PlacedNode, entryNames } from './draft'
import { ChangeError, type Edit } from './edit'
import { type Operation, pointerSteps } from './operations'
import { type Write, writeNew } from './write-value'
import { type DocumentPlace, findWrittenPlace } from './written-place'

/** A document that is changed. */
interface PlannedDocument {
  before: string | undefined
  /** Undefined where it does not exist, or no longer. */
  draft: Draft | undefined
  /** The file that it has been until now, if it is moved. */
  from?: string
}

/** Documents on which one operation after the other is done. */
export class Plan {
  readonly #documents = new Map<string, PlannedDocument>()

  /**
   * @param isFollowed whether what a page shows of other documents is changed there
   * @param isLiteral whether only what the documents themselves say is meant, and not what a page shows
   */
  constructor(
    private readonly site: LoadedSite,
    private readonly isFollowed: boolean,
    private readonly isLiteral: boolean,
  ) {}

  get edits(): Edit[] {
    return [...this.#documents]
      .map(([file, { before, draft, from }]) => ({
        file,
        before,
        after: draft?.text,
        ...(from !== undefined && { from }),
      }))
      .filter(({ before, after }) => before !== after)
  }

  /** @throws ChangeError where the operation can't be done */
  apply(operation: Operation, document: NamedDocument): void {
    const { file, page } = document
    const { op, path } = operation
    const planned = this.#open(document)
    if (!planned.draft) {
      if (op !== 'add' || path !== '') throw new ChangeError(describeMissing(document.name, this.site))
      planned.draft = new Draft('', this.site.document?.text)
      planned.draft.create(writeNew(operation.value))
      return
    }
    const written = { page: page?.file, site: this.site, read: this.#valueAt, isFollowed: this.isFollowed }
    const placeOf = (pointer: string, about: { isAdded?: boolean; newText?: string } = {}) => {
      const place = { file, steps: pointerSteps(pointer) }
      return this.isLiteral ? place : findWrittenPlace(place, { ...written, isAdded: false, ...about })
    }
    switch (operation.op) {
      case 'add':
        return this.#put(placeOf(path, { isAdded: true }), writeNew(operation.value))
      case 'replace':
        return this.#replace(placeOf(path, textIn(operation.value)), operation.value)
      case 'remove':
        return this.#remove(placeOf(path))
      case 'test':
        return this.#test(placeOf(path), operation.value)
    }
    const from = placeOf(operation.from)
    const copy = this.#draft(from).copy(this.#find(from).node)
    if (op === 'move') {
      if (this.#rename(from, { file, steps: pointerSteps(path) })) return
      this.#remove(from)
    }
    this.#put(placeOf(path, { isAdded: true }), copy)
  }

  /** @throws ChangeError where there is nothing to move, or something else already where it is moved to */
  move(from: NamedDocument, to: NamedDocument): void {
    const source = this.#open(from)
    const target = this.#open(to)
    if (!source.draft) throw new ChangeError(describeMissing(from.name, this.site))
    if (target.draft) throw new ChangeError(`${from.file} can’t become ${to.file}, which exists already.`)
    target.draft = source.draft
    target.from = from.file
    source.draft = undefined
  }

  /** @throws ChangeError if there is nothing to copy, or if the name of the copy is taken */
  copy(from: NamedDocument, to: NamedDocument): void {
    const { draft } = this.#open(from)
    const target = this.#open(to)
    if (!draft) throw new ChangeError(describeMissing(from.name, this.site))
    if (target.draft) throw new ChangeError(`${to.file} exists already.`)
    target.draft = new Draft(draft.text)
  }

  #put(place: DocumentPlace, write: Write): void {
    const draft = this.#draft(place)
    const existing = draft.find(place.steps)
    const isInList = existing?.parent?.type === 'array'
    if (existing && !isInList) return draft.replace(existing, write)
    const step = place.steps.at(-1) ?? ''
    const { node: container } = this.#find({ ...place, steps: place.steps.slice(0, -1) })
    if (container.type === 'array') {
      const { length } = container.children ?? []
      if (!existing && step !== '-' && step !== String(length))
        throw new ChangeError(
          `${describePlace(place)} can’t be added: the list has ${describeEntries(length)}. "-" adds at its end.`,
        )
    } else if (container.type !== 'object')
      throw new ChangeError(
        `${describePlace(place)} can’t be added: ${JSON.stringify(draft.valueOf(container))} has no parts.`,
      )
    draft.insert(container, step, write)
  }

  #replace(place: DocumentPlace, value: unknown): void {
    this.#draft(place).replace(this.#find(place), writeNew(value))
  }

  #test(place: DocumentPlace, expected: unknown): void {
    const value = this.#draft(place).valueOf(this.#find(place).node)
    // JSON has one zero
    const plain = (json: unknown): unknown => JSON.parse(JSON.stringify(json))
    if (!isDeepStrictEqual(plain(value), plain(expected)))
      throw new ChangeError(`${describePlace(place)} is ${JSON.stringify(value)}, not ${JSON.stringify(expected)}.`)
  }

  #remove(place: DocumentPlace): void {
    const { node, parent } = this.#find(place)
    if (parent) this.#draft(place).remove(node, parent)
    else this.#document(place.file).draft = undefined
  }

  /**
   * Moves a member within its object, where that only changes its name: it stays in its line then.
   * @returns whether it could
   */
  #rename(from: DocumentPlace, to: DocumentPlace): boolean {
    const { node, parent } = this.#find(from)
    const [name = '', ...above] = to.steps.toReversed()
    const isInPlace = from.file === to.file && isDeepStrictEqual(above.toReversed(), from.steps.slice(0, -1))
    if (!isInPlace || parent?.type !== 'object') return false
    if (name === from.steps.at(-1)) return true
    if (entryNames(parent).includes(name)) return false
    this.#draft(from).rename(node, name)
    return true
  }

  #find(place: DocumentPlace): PlacedNode {
    const draft = this.#draft(place)
    const placed = draft.find(place.steps)
    if (placed) return placed
    const depth = place.steps.findIndex((_, index) => !draft.find(place.steps.slice(0, index + 1)))
    const step = place.steps[depth] ?? ''
    const container = draft.find(place.steps.slice(0, depth))?.node
    const hint =
      container?.type === 'array'
        ? `The list has ${describeEntries(container.children?.length ?? 0)}.`
        : didYouMean(step, container ? entryNames(container) : [])
    throw new ChangeError(`there is nothing at ${describePlace(place)}.${hint ? ` ${hint}` : ''}`)
  }

  #valueAt = ({ file, steps }: DocumentPlace): unknown => {
    const { draft } = this.#document(file)
    const placed = draft?.find(steps)
    return placed && draft?.valueOf(placed.node)
  }

  #draft({ file }: DocumentPlace): Draft {
    const { draft } = this.#document(file)
    if (!draft) throw new ChangeError(`${file} is deleted by an earlier operation.`)
    return draft
  }

  /** A document that exists, or did. */
  #document = (file: string): PlannedDocument => this.#open({ file, exists: true })

  #open({ file, exists }: Pick<NamedDocument, 'file' | 'exists'>): PlannedDocument {
    const planned = this.#documents.get(file) ?? (exists ? this.#read(file) : { before: undefined, draft: undefined })
    this.#documents.set(file, planned)
    return planned
  }

  #read(file: string): PlannedDocument {
    const before = this.site.read(file)
    const { document, problems } = parseDocument(file, before)
    if (document.value === undefined)
      throw new ChangeError(`${file} is not JSON. \`npm run validate\` shows what to correct in it.`)
    if (problems.some(({ rule }) => rule === 'duplicate-key'))
      throw new ChangeError(`${file} has two members of one name in an object. \`npm run validate\` shows where.`)
    return { before, draft: new Draft(before) }
  }
}

const describePlace = ({ file, steps }: DocumentPlace): string => `${toPointer(steps) || 'the whole'} of ${file}`

const describeEntries = (length: number): string =>
  length === 0 ? 'no entries' : length === 1 ? 'one entry, 0' : `${length} entries, 0 to ${length - 1}`

const textIn = (value: unknown) => (typeof value === 'string' ? { newText: value } : {})
