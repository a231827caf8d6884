import type { Program } from '../measure/measure-process'
import type { TownPage } from '../peers/town-page'

/** Another tool that builds the same pages. */
export interface Peer {
  /** Its folder in bench/peers, and how --peers calls it. */
  id: string
  /** As people know it. */
  name: string
  /**
   * Makes it ready to run.
   * @param folder of its project, with its templates
   * @returns its version
   * @throws PeerMissing when it can't be had
   */
  prepare: (folder: string) => string
  /** What stands in a page's file. */
  contentOf: (page: TownPage) => string
  /** The folder of its output, and those of its caches, within the project. */
  output: string
  caches: string[]
  build: Omit<Program, 'cwd'>
}

/** Thrown when a peer can't be had; the message says why. */
export class PeerMissing extends Error {}
