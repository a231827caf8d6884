import { resolve } from 'node:path'
import { format } from 'node:util'
import { vi } from 'vitest'
import { commandLine } from '../scripts/command'

/** The file of a command, such as scripts/validate.ts. */
export const commandFile = (name: string): string => commandLine(name).find((part) => /\.tsx?$/.test(part)) ?? ''

/**
 * Runs a command in the test's own process, as without a terminal: to start one takes longer than most commands.
 * @returns its exit code, and what it printed
 */
export async function runCommand(name: string, ...args: string[]) {
  const said = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).flatMap((stream) => [
    vi.spyOn(process[stream], 'write').mockImplementation((text) => Boolean((said[stream] += String(text)))),
    vi.spyOn(console, stream === 'stdout' ? 'log' : 'error').mockImplementation((...words) => {
      said[stream] += `${format(...words)}\n`
    }),
  ])
  const { argv } = process
  process.argv = ['node', name, ...args]
  try {
    // loaded anew each time, but for what it imports
    const command = await import(/* @vite-ignore */ `${resolve(commandFile(name))}?${process.hrtime.bigint()}`)
    await command.finished
    return { status: process.exitCode ?? 0, ...said }
  } finally {
    process.argv = argv
    process.exitCode = undefined
    process.stdout.removeAllListeners('error')
    for (const spy of spies) spy.mockRestore()
  }
}
