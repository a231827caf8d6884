import type { Edit } from '../../renderer/changes/edit'
import type { History } from '../protocol/documents'

/** What was done at once. */
export interface Step {
  label: string
  /** Successive steps of one series are undone together. */
  series?: string | undefined
  edits: Edit[]
  /** A picture that was added. */
  picture?: { file: string; bytes: Buffer }
}

/** More steps than anybody takes back. */
const MAX_STEPS = 1000

/** What Studio has done since it was started, to be undone and redone. */
export class ChangeHistory {
  readonly #done: Step[] = []
  readonly #undone: Step[] = []

  get state(): History {
    const [undo, redo] = [this.#done.at(-1)?.label, this.#undone.at(-1)?.label]
    return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) }
  }

  /** Adds what was just done. What was undone before can't be redone any more. */
  add(step: Step): void {
    this.#undone.length = 0
    const last = this.#done.at(-1)
    const joined = last && join(last, step)
    if (joined) this.#done.splice(-1, 1, joined)
    else this.#done.push(step)
    if (this.#done.length > MAX_STEPS) this.#done.shift()
  }

  next(direction: 'undo' | 'redo'): Step | undefined {
    return (direction === 'undo' ? this.#done : this.#undone).at(-1)
  }

  /** Moves the next step to the other side. @param step it, with its edits as they were done now */
  pass(direction: 'undo' | 'redo', step: Step): void {
    const [from, to] = direction === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done]
    from.pop()
    to.push(step)
  }
}

/** Two steps of a series as one; undefined if they are apart, or something else has changed between them. */
function join(last: Step, step: Step): Step | undefined {
  const [earlier, ...others] = last.edits
  const [later, ...more] = step.edits
  const isSeries = step.series !== undefined && step.series === last.series
  if (!isSeries || !earlier || !later || others.length + more.length > 0) return undefined
  if (earlier.file !== later.file || earlier.after !== later.before) return undefined
  return { ...step, edits: [{ ...later, before: earlier.before }] }
}
