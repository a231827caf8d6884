import type { Program } from '../measure/measure-process'

/** What builds pages of documents, made ready to be measured. */
export interface Tool {
  /** As people know it. */
  name: string
  version: string
  /** A build, as a user starts it. */
  build: Program
  /** The output, and every cache that an earlier build left: a build from nothing starts without them. */
  leftovers: string[]
  /** The folder of the pages: "/plano" is plano.html there. */
  pages: string
  /** A document, and the page that is made of it: this is the one that is edited. */
  edited: { document: string; page: string }
  /** Where the build writes how long its stages took, where it does. */
  timings?: string
}
