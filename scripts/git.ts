import { spawnSync } from 'node:child_process'

/** Runs git without hooks. @returns what it printed, or undefined if it failed */
export function git(...args: string[]): string | undefined {
  const options = { encoding: 'utf8', maxBuffer: Infinity } as const
  const { status, stdout } = spawnSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], options)
  return status === 0 ? stdout.trimEnd() : undefined
}
