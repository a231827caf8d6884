/** A change to one file: this text, which stands in it once, is replaced. */
export interface Edit {
  file: string
  from: string
  to: string
}

/** A mistake that npm test must catch, and say what is wrong. */
export interface Fault {
  /** What --only takes. */
  name: string
  /** What a reader, or a search engine, would suffer. */
  breaks: string
  edits: Edit[]
  /** The file of tests that catches it. tests/build-sites.ts is the build that stands before all tests. */
  caughtBy: string
  /** A part of the name of the test that fails. */
  test?: string
  /** Stands in what the tests print when they fail, and only then: it says what is wrong. */
  message: RegExp
}
