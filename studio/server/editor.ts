import { existsSync, readFileSync, rmSync } from 'node:fs'
import { checkEdits } from '../../renderer/changes/check-edits'
import { ChangeError, type Edit, invertEdits } from '../../renderer/changes/edit'
import { writeEdits } from '../../renderer/changes/write-edits'
import { writeAtomically } from '../../renderer/documents/write-atomically'
import { isError } from '../../renderer/problems/problem'
import type { EditAnswer } from '../protocol/changes'
import type { StudioProblem } from '../protocol/documents'
import { ChangeHistory, type Step } from './change-history'
import { type PlannedEdits, rebase } from './plan-edit'
import { type SiteDocuments, assertNoLinks } from './site-documents'
import { locateProblems } from './studio-problems'

/** What is written, and how. */
interface Work {
  label: string
  series?: string | undefined
  /** Whether it is written although it causes errors. */
  isForced?: boolean
  /** Plans it for the documents as they are when its turn comes. */
  plan: () => PlannedEdits | Promise<PlannedEdits>
}

/** Writes what Studio changes, one after the other, and takes it back. */
export class Editor {
  readonly history = new ChangeHistory()
  #turn: Promise<unknown> = Promise.resolve()

  /** @param onWritten called with the files that were written or deleted */
  constructor(
    private readonly documents: SiteDocuments,
    private readonly onWritten: (files: string[]) => void,
  ) {}

  /** Plans, checks and writes a change. */
  edit(work: Work): Promise<EditAnswer> {
    return this.#inTurn(() => answering(() => this.#edit(work)))
  }

  /** Takes the last step back, or does it again. What another program has changed since stays, or is in the way. */
  pass(direction: 'undo' | 'redo'): Promise<EditAnswer> {
    return this.#inTurn(() => answering(() => this.#pass(direction)))
  }

  /** Adds a picture that no file is in the place of. */
  addPicture(file: string, bytes: Buffer): Promise<void> {
    return this.#inTurn(async () => {
      writeAtomically(file, bytes)
      this.history.add({ label: 'Picture added', edits: [], picture: { file, bytes } })
      this.documents.live.change([file])
      this.onWritten([file])
    })
  }

  async #edit({ label, series, isForced = false, plan }: Work): Promise<EditAnswer> {
    const { edits, conflicts } = await plan()
    if (conflicts.length > 0) return { status: 'conflict', conflicts }
    this.#assertOwnFiles(edits)
    const checked = await checkEdits(edits, this.documents.site)
    const problems = locateProblems(checked.problems, checked.site, this.documents)
    if (!isForced && checked.problems.some(isError)) return { status: 'refused', problems }
    await writeEdits(edits, this.documents.folder)
    if (edits.length > 0) this.history.add({ label, series, edits })
    return this.#written(edits, problems)
  }

  async #pass(direction: 'undo' | 'redo'): Promise<EditAnswer> {
    const step = this.history.next(direction)
    if (!step) throw new ChangeError(direction === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.')
    const edits = invertEdits(step.edits).map((edit) => {
      const rebased = rebase(edit, this.documents.read(edit.file)?.text)
      if (!rebased)
        throw new ChangeError(`${edit.file} was changed by another program at the same place since, so that it stays.`)
      return rebased
    })
    this.#assertOwnFiles(edits)
    if (step.picture) passPicture(step.picture, direction)
    await writeEdits(edits, this.documents.folder)
    // without its series: what is typed from now on is another step
    const { series: _series, ...passed } = step
    this.history.pass(direction, { ...passed, edits })
    return this.#written(edits, [], step.picture && [step.picture.file])
  }

  #written(edits: Edit[], problems: StudioProblem[], pictures: string[] = []): EditAnswer {
    const files = edits.map(({ file }) => file)
    this.documents.live.change([...files, ...pictures])
    this.onWritten([...files, ...pictures])
    return {
      status: 'written',
      documents: files.filter((file) => this.documents.has(file)).map((file) => this.documents.infoOf(file)),
      removed: edits.filter(({ after }) => after === undefined).map(({ file }) => this.documents.idOf(file)),
      problems,
      history: this.history.state,
    }
  }

  #assertOwnFiles(edits: Edit[]): void {
    for (const { file } of edits) assertNoLinks(file, this.documents.folder)
  }

  /** Works when all earlier work is done: each plan must see what the one before has written. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }
}

/** A change that can't be made is an answer too. */
const answering = (work: () => Promise<EditAnswer>): Promise<EditAnswer> =>
  work().catch((error: unknown) => {
    if (error instanceof ChangeError) return { status: 'impossible', message: error.message }
    throw error
  })

/** Removes an added picture, or adds it again. @throws ChangeError if it isn't as it was added, or another is in its place */
function passPicture({ file, bytes }: NonNullable<Step['picture']>, direction: 'undo' | 'redo'): void {
  const isThere = existsSync(file)
  if (direction === 'redo') {
    if (isThere) throw new ChangeError(`${file} exists by now, and stays.`)
    return writeAtomically(file, bytes)
  }
  if (!isThere) return
  if (!readFileSync(file).equals(bytes)) throw new ChangeError(`${file} was changed since it was added, and stays.`)
  rmSync(file)
}
