/** One tool's figure. */
export interface Bar {
  tool: string
  version: string
  value: number
  label: string
  note?: string
  /** The same figure of each run. */
  runs: number[]
}

/** A heading over bars that share a scale. */
export interface Block {
  title: string
  bars: Bar[]
}
