/** What becomes of a file. Written together with others, all of them or none. */
export interface Edit {
  /** Its path as people read it: "site.config/pages/plano.json". */
  file: string
  /** Its text as it was read; undefined where there must be no such file yet. */
  before: string | undefined
  /** Its new text; undefined where the file is deleted. */
  after: string | undefined
  /** Set if it is a document that had another name: its former file, which another edit deletes. */
  from?: string
}

/** Another name for a file whatever its content, such as a picture. */
export interface FileMove {
  from: string
  to: string
}

/** The edits that undo others. */
export const invertEdits = (edits: Edit[]): Edit[] =>
  edits
    .map(({ file, before, after }) => {
      const moved = edits.find(({ from }) => from === file)
      return { file, before: after, after: before, ...(moved && { from: moved.file }) }
    })
    .toReversed()

/** Thrown where a change can't be made as it was asked for: its message says where, why, and what to do. */
export class ChangeError extends Error {}
