import { spawnSync } from 'node:child_process'

/**
 * Lets the system write to the disk what programs have written so far. Else it does so some seconds later, and takes the
 * time of whoever works then: after a build of ten thousand pages, a tenth of the next one's. Nothing happens where there is
 * no program named sync.
 */
export function flushWrites(): void {
  spawnSync('sync')
}
