import type { Operation } from '../../../renderer/changes/operations'
import type { DocumentId, EditAnswer, EditRequest, StudioEvent, TextHash } from '../../protocol'
import { ask, followEvents } from './api'
import { createLatest } from './create-latest'
import { READERS } from './read-state'
import {
  type OpenDocument,
  type StudioState,
  EMPTY_STATE,
  openDocument,
  refusalOf,
  unwritten,
  unwrittenChanges,
} from './state'
import { addOperation, applyOperations, keepSame } from './values'

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
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Reads what every screen needs, and follows the server's events from then on. */
  start(): void {
    void this.#read('site', 'catalogue', 'problems', 'pictures', 'links')
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

  /** Reads a document again. */
  async refresh(document: DocumentId): Promise<void> {
    await this.attempt(async () => {
      const saved = await ask('document', { document })
      const { documents } = this.#state
      this.update({ documents: { ...documents, [document]: openDocument(saved, documents[document]) } })
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
  async change(act: () => Promise<EditAnswer>): Promise<EditAnswer | undefined> {
    await this.flush()
    const answer = await this.attempt(act)
    if (answer?.status === 'written') await this.#take(answer)
    else if (answer) this.update({ message: refusalOf(answer) })
    return answer
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
      this.#replace(document, { sent: [], conflicts: undefined, saved: { ...saved, hash, value } })
      return this.#take(answer)
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

  /** Reads the documents that were written. */
  async #take({ documents, removed, history }: EditAnswer & { status: 'written' }): Promise<void> {
    const { documents: opened, open } = this.#state
    this.update({
      history,
      documents: Object.fromEntries(Object.entries(opened).filter(([id]) => !removed.includes(id))),
      ...(open !== undefined && removed.includes(open) && { open: undefined }),
    })
    await Promise.all(documents.filter(({ id }) => this.#state.documents[id]).map(({ id }) => this.refresh(id)))
    if (removed.length > 0 || documents.some(({ id }) => !opened[id])) await this.#read('site')
    this.showPreview()
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
    const { html, sections } = preview
    if (this.#state.open !== document) return
    const before = this.#state.documents[document]?.sections
    this.#replace(document, { sections: keepSame(before, sections) })
    if (html !== undefined) this.update({ preview: { document, html } })
  }

  #handle(event: StudioEvent): void {
    if (!this.#state.isConnected) this.update({ isConnected: true })
    if (event.type === 'hello' || event.type === 'history') this.update({ history: event.history })
    else if (event.type === 'site') void this.#read('site', 'links')
    else if (event.type === 'problems' || event.type === 'pictures') void this.#read(event.type)
    else if (event.type === 'documents') void this.#readChanged(event.changed)
    else {
      this.update({ codeVersion: this.#state.codeVersion + 1 })
      void this.#read('catalogue')
      this.showPreview()
    }
  }

  /** Reads the documents that another program has changed. */
  async #readChanged(changed: { document: DocumentId; hash: string }[]): Promise<void> {
    await this.#writing
    const stale = changed.filter(({ document, hash }) => {
      const open = this.#state.documents[document]
      return open && open.saved.hash !== hash && unwritten(open).length === 0
    })
    await Promise.all(stale.map(({ document }) => this.refresh(document)))
    if (changed.length > 0) this.showPreview()
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
