import type { Measurement } from '../measure/measurement'

/** All that a run of the bench found out. */
export interface Results {
  machine: Machine
  /** Of each tool, Plat first. */
  versions: Record<string, string>
  /** The towns, which every tool built. */
  pages: number
  /** The pages that Plat built beside them, since their links lead there. */
  otherPages: number
  runs: number
  /** Of the towns. */
  towns: Measurement[]
  /** Of the site that ships. */
  shipped: Measurement[]
}

/** What it ran on. */
export interface Machine {
  processor: string
  cores: number
  /** In bytes. */
  memory: number
  system: string
  node: string
}
