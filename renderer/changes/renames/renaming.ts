import type { Edit, FileMove } from '../edit'

/** What gives something another name everywhere. */
export interface Renaming {
  edits: Edit[]
  /** Pictures, which no edit is about. */
  moves: FileMove[]
  /** What the renaming leaves to people, a sentence each. */
  notes: string[]
}
