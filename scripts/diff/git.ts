import { spawnSync } from 'node:child_process'

/**
 * Runs git in the folder of the process. No hook runs.
 * @returns what git printed, or undefined where it failed
 */
export function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
