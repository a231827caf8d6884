import type { Operation } from '../../../renderer/changes/operations'
import type { EditAnswer, EditRequest } from '../../protocol/changes'
import type { DocumentId, SiteDocument, TextHash } from '../../protocol/documents'
import type { StudioEvent } from '../../protocol/requests'
import { ask, followEvents } from './api'
import { createLatest } from './create-latest'
import { READERS } from './read-state'
import {
  type OpenDocument,
  type StudioState,
  EMPTY_STATE,
  isListed,
  openDocument,
  refusalOf,
  replaceListed,
  unwritten,
  unwrittenChanges,
} from './state'
import { addOperation, applyOperations, isSame, keepSame } from './values'

/** In ms: typed text is written when its author pauses, and everything else at once. */
const TYPING_PAUSE = 300

/** What the app knows and does: the documents that it has read, and the changes on their way to their files. */
export class Session {
  #state: StudioState = EMPTY_STATE
  readonly #listeners = new Set<() => void>()
  #writeTimer: ReturnType<typeof setTimeout> | undefined
  #writing = Promise.resolve()

  readonly getState = (): StudioState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  update(change: Partial<StudioState>): void {
    const before = this.#state
    this.#state = { ...before, ...change }
    if (isSame(before, this.#state)) return
    for (const listener of this.#listeners) listener()
  }

  /** Reads what every screen needs, and follows the server's events from then on. */
  start(): void {
    void this.#read('site', 'catalogue', 'problems', 'pictures')
    void followEvents(
      (event) => this.#handle(event),
      () => this.update({ isConnected: false }),
    )
  }

  /** Shows a document, and selects a value in it. */
  async open(document: DocumentId, selected = ''): Promise<void> {
    if (!this.#state.documents[document]) await this.refresh(document)
    this.update({ open: document, selected, focusRequest: this.#state.focusRequest + Number(selected !== '') })
    this.showPreview()
  }

  /** Selects a value of the open document, and focuses its field if that is asked for. */
  select(selected: string, isFocused = false): void {
    this.update({ selected, focusRequest: this.#state.focusRequest + Number(isFocused) })
  }

  /** Reads documents again. */
  async refresh(...ids: DocumentId[]): Promise<void> {
    await this.attempt(async () => {
      const read = await Promise.all(ids.map((document) => ask('document', { document })))
      const { documents } = this.#state
      const opened = read.map((saved) => [saved.id, openDocument(saved, documents[saved.id])])
      this.update({ documents: { ...documents, ...Object.fromEntries(opened) } })
    })
  }

  /**
   * Changes a document. Its form and the page show the change at once.
   * @param series set while somebody types, so that the letters are undone together
   */
  edit(document: DocumentId, operations: Operation[], label: string, series?: string): void {
    const before = this.#state.documents[document]
    if (!before || operations.length === 0) return
    this.#replace(document, {
      value: applyOperations(before.value, operations),
      pending: operations.reduce(addOperation, before.pending),
      label,
      series,
    })
    this.showPreview()
    clearTimeout(this.#writeTimer)
    this.#writeTimer = setTimeout(() => void this.flush(), series === undefined ? 0 : TYPING_PAUSE)
  }

  /** Writes all changes, one after the other. Those that are refused wait until their documents are changed again. */
  flush(): Promise<void> {
    clearTimeout(this.#writeTimer)
    this.#writing = this.#writing.then(async () => {
      for (const { saved } of Object.values(this.#state.documents)) await this.#write(saved.id)
    })
    return this.#writing
  }

  /** Writes a document's changes although they cause errors. */
  readonly writeAnyway = (document: DocumentId): Promise<void> => this.#write(document, true)

  /** Gives up the changes of a document that aren't written. */
  async discard(document: DocumentId): Promise<void> {
    this.#replace(document, { sent: [], pending: [], refusal: undefined, conflicts: undefined })
    await this.refresh(document)
    this.showPreview()
  }

  /** Writes one's own changes over those of another program. */
  async overwrite({ saved }: OpenDocument, hash: TextHash): Promise<void> {
    this.#replace(saved.id, { saved: { ...saved, hash }, conflicts: undefined })
    await this.#write(saved.id)
  }

  /** Does something to several documents at once, after the changes so far are written. */
  readonly perform = (request: EditRequest) => this.change(() => ask('edit', request))

  /** Undoes the last change, or does it again. A change that was refused is given up first. */
  async stepThrough(direction: 'undo' | 'redo'): Promise<void> {
    await this.flush()
    const refused = Object.values(this.#state.documents).find(({ pending }) => pending.length > 0)
    if (direction === 'undo' && refused) await this.discard(refused.saved.id)
    else await this.change(() => ask(direction, {}))
  }

  /** Has the server change documents, and shows them as they are then. */
  change(act: () => Promise<EditAnswer>): Promise<EditAnswer | undefined> {
    const changing = this.flush().then(async () => {
      const answer = await this.attempt(act)
      if (answer?.status === 'written') await this.#take(answer)
      else if (answer) this.update({ message: refusalOf(answer) })
      return answer
    })
    this.#writing = changing.then(() => this.showPreview())
    return changing
  }

  async #write(document: DocumentId, force = false): Promise<void> {
    const open = this.#state.documents[document]
    if (!open || open.pending.length === 0) return
    const { pending: operations, label, series, saved } = open
    this.#replace(document, { sent: operations, pending: [], refusal: undefined })
    const request = { label, changes: [{ document, hash: saved.hash, operations }], force, ...(series && { series }) }
    const answer = await this.attempt(() => ask('edit', request))
    const now = this.#state.documents[document]
    if (!now) return
    if (answer?.status === 'written') {
      const hash = answer.documents.find(({ id }) => id === document)?.hash ?? saved.hash
      const value = applyOperations(saved.value, operations)
      return this.#take(answer, { ...now, sent: [], conflicts: undefined, saved: { ...saved, hash, value } })
    }
    if (answer?.status === 'impossible') {
      this.update({ message: answer.message })
      return this.discard(document)
    }
    this.#replace(document, {
      sent: [],
      pending: [...now.sent, ...now.pending],
      ...(answer?.status === 'refused' && { refusal: answer.problems }),
      ...(answer?.status === 'conflict' && { conflicts: answer.conflicts }),
    })
  }

  /** Reads the documents that were written. @param written the one that is known to be as it is here */
  async #take(
    { documents, removed, history }: EditAnswer & { status: 'written' },
    written?: OpenDocument,
  ): Promise<void> {
    const { open } = this.#state
    const opened = { ...this.#state.documents, ...(written && { [written.saved.id]: written }) }
    this.update({
      history: keepSame(this.#state.history, history),
      documents: Object.fromEntries(Object.entries(opened).filter(([id]) => !removed.includes(id))),
      ...(open !== undefined && removed.includes(open) && { open: undefined }),
    })
    await this.refresh(...documents.map(({ id }) => id).filter((id) => opened[id]))
    if (removed.length > 0 || documents.some(({ id }) => !isListed(this.#state, id))) await this.#read('site')
  }

  #replace(document: DocumentId, change: Partial<OpenDocument>): void {
    const { documents } = this.#state
    const before = documents[document]
    if (before) this.update({ documents: { ...documents, [document]: { ...before, ...change } } })
  }

  /** Renders the open page with all changes. */
  readonly showPreview = createLatest(() => this.attempt(() => this.#renderPreview()))

  async #renderPreview(): Promise<void> {
    const { open: document, documents } = this.#state
    if (document === undefined || documents[document]?.saved.kind !== 'page') return
    const changes = unwrittenChanges(this.#state)
    const preview = await ask('preview', { document, changes }).catch(async (error: unknown) => {
      // the changes may have been written since they were sent
      await this.#writing
      if (JSON.stringify(changes) === JSON.stringify(unwrittenChanges(this.#state))) throw error
    })
    if (!preview) return this.showPreview()
    if (this.#state.open !== document) return
    const { html, sections } = preview
    const open = this.#state.documents[document]
    if (open) this.#replace(document, { sections: keepSame(open.sections, sections) })
    if (html !== undefined) this.update({ preview: { document, html } })
  }

  #handle(event: StudioEvent): void {
    if (!this.#state.isConnected) this.update({ isConnected: true })
    if ('history' in event) this.update({ history: keepSame(this.#state.history, event.history) })
    else if (event.type === 'documents') void this.#readChanged(event.changed, event.removed)
    else if (event.type !== 'code') void this.#read(event.type)
    else {
      this.update({ codeVersion: this.#state.codeVersion + 1 })
      void this.#read('catalogue')
      this.showPreview()
    }
  }

  /** Takes over what was written: by Studio itself, which knows it by then, or by another program. */
  async #readChanged(changed: SiteDocument[], removed: DocumentId[]): Promise<void> {
    await this.#writing
    const { documents } = this.#state
    const foreign = changed.filter(({ id, hash }) => documents[id]?.saved.hash !== hash)
    const isUntouched = (open?: OpenDocument) => open !== undefined && unwritten(open).length === 0
    await this.refresh(...foreign.map(({ id }) => id).filter((id) => isUntouched(documents[id])))
    if (foreign.length + removed.length > 0) this.showPreview()
    // the titles of all pages may name what site.json says
    const mayChangeAll = changed.some(({ id, kind }) => kind === 'site' || !isListed(this.#state, id))
    if (mayChangeAll || removed.some((id) => isListed(this.#state, id))) await this.#read('site')
    else this.update(replaceListed(this.#state, changed))
  }

  /** Reads what the app knows of the whole site. */
  async #read(...names: (keyof typeof READERS)[]): Promise<void> {
    await this.attempt(() => Promise.all(names.map(async (name) => this.update(await READERS[name](this.#state)))))
  }

  /** Asks the server for something. @returns undefined if it refuses, which the app shows */
  async attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      this.update({ message: error instanceof Error ? error.message : String(error) })
      return undefined
    }
  }
}
