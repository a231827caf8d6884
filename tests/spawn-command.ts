import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { commandLine } from '../scripts/command'

/** Runs a command in a process of its own, by default in the project's folder. */
export function spawnCommand([name, ...args]: [string, ...string[]], options: SpawnSyncOptions = {}) {
  const whole = { maxBuffer: Infinity, ...options, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine(name, ...args), whole)
  return { status, stdout, stderr }
}
