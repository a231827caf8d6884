import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, commitAll, copyProjectWith } from './project-copy'
import { checkTask, startTask } from './check-task'
import { SITES, type Task } from './task'

/** How a command has done on a task. */
export interface TaskResult {
  name: string
  isSolved: boolean
  /** What is wrong, as sentences. */
  faults: string[]
  seconds: number
}

/**
 * Runs a command line on a task, in a fresh copy of the project that holds no solutions, and checks what it has done.
 * @param command a line for the shell, which gets the instruction in the variable TASK and on stdin
 * @param timeout in seconds
 */
export async function runTask(task: Task, command: string, timeout: number): Promise<TaskResult> {
  const project = copyProjectWith(SITES[task.site], ['evaluation'])
  try {
    const folder = join(project, 'site.config')
    const start = startTask(folder, task)
    commitAll(project)
    const started = performance.now()
    const failure = await runShell(command, task.instruction, project, timeout)
    const seconds = Math.round((performance.now() - started) / 1000)
    const others = changedFiles(project).filter((file) => !file.startsWith('site.config/'))
    const faults = [
      ...checkTask(folder, start, task),
      ...others.map((file) => `${file} must not change.`),
      ...(failure ? [failure] : []),
    ]
    return { name: task.name, isSolved: faults.length === 0, faults, seconds }
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** Runs a command line. What it prints is shown on stderr. @returns how it has failed, if it has */
async function runShell(
  command: string,
  instruction: string,
  cwd: string,
  timeout: number,
): Promise<string | undefined> {
  const child = spawn(command, {
    cwd,
    shell: true,
    // a group of its own, which can be ended with what the shell has started
    detached: process.platform !== 'win32',
    env: { ...process.env, TASK: instruction },
    stdio: ['pipe', process.stderr.fd, process.stderr.fd],
  })
  // a command that takes the variable may never read this
  child.stdin?.on('error', () => undefined).end(instruction)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  }, timeout * 1000)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  if (isLate) return `The command was stopped after ${timeout} seconds.`
  return code === 0 ? undefined : `The command ended with exit code ${code}.`
}
