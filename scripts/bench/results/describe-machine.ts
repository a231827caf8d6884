import { availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import type { Machine } from './results'

/** The machine that the bench runs on. */
export const describeMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memory: totalmem(),
  system: `${platform()} ${release()}`,
  node: process.versions.node,
})
