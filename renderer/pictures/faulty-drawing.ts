/** Ends the reading of a drawing that can't be published. Its message is the end of a sentence: "holds a script". */
export class FaultyDrawing extends Error {
  /** @param isUnsafe false for a mistake in its XML, which is nothing that its author could delete */
  constructor(
    what: string,
    readonly isUnsafe = true,
  ) {
    super(what)
  }
}
