/** What becomes of a file. Written together with others, all of them or none. */
export interface Edit {
  /** Its path as people read it: "site.config/pages/plano.json". */
  file: string
  /** Its text as it was read; undefined where there must be no such file yet. */
  before: string | undefined
  /** Its new text; undefined where the file is deleted. */
  after: string | undefined
}

/** The edits that undo others. */
export const invertEdits = (edits: Edit[]): Edit[] =>
  edits.map(({ file, before, after }) => ({ file, before: after, after: before })).toReversed()

/** Thrown where a change can't be made as it was asked for: its message says where, why, and what to do. */
export class ChangeError extends Error {}
