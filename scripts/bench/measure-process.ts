import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Tool } from './tools'

/** What a whole process cost, with all that it started. Only Linux counts processor time and memory. */
export interface Cost {
  /** Seconds from its start to its end. */
  wall: number
  /** Seconds of processor time. */
  cpu?: number
  /** The most memory that all processes held at one time, in bytes: their own, without the files that they share. */
  memory?: number
}

/** Thrown when nothing can be measured: a build fails or builds other pages. The message is all that a reader needs. */
export class BenchFailure extends Error {}

/** How often the memory is read, in milliseconds: it takes a third of one. */
const INTERVAL = 25

/** Clock ticks a second, as Linux counts processor time on all its platforms: man 5 proc. */
const TICKS = 100

/**
 * Runs a program to its end and measures it.
 * @throws BenchFailure when it can't be started or fails
 */
export async function measureProcess({ command, folder }: Pick<Tool, 'command' | 'folder'>): Promise<Cost> {
  const [program, ...args] = command
  const cpuBefore = cpuOfChildren()
  let memory = 0
  const started = performance.now()
  const running = promisify(execFile)(program, args, { cwd: folder, maxBuffer: Infinity })
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOfTree(running.child.pid))
  }, INTERVAL)
  try {
    await running
  } catch (error) {
    // Node's message holds the command and what it wrote to stderr
    const { message, stdout = '' } = error as Error & { stdout?: string }
    throw new BenchFailure(`A program in ${folder} failed. ${message}${stdout}`.trim(), { cause: error })
  } finally {
    clearInterval(timer)
  }
  const wall = (performance.now() - started) / 1000
  const cpu = cpuOfChildren()
  return cpu === undefined || cpuBefore === undefined ? { wall } : { wall, cpu: cpu - cpuBefore, memory }
}

/** Seconds of processor time of all processes that this one started and that have ended. */
function cpuOfChildren(): number | undefined {
  const stat = read('/proc/self/stat')
  if (stat === '') return undefined
  // behind the name, which may hold anything
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
  return (Number(user) + Number(system)) / TICKS
}

/** The memory of a process and of all that it started, in bytes. */
function memoryOfTree(pid: number | string | undefined): number {
  const [, kilobytes = 0] = /^RssAnon:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`)) ?? []
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + memoryOfTree(child), 1024 * Number(kilobytes))
}

/** A process may end before it is read, and other systems have no /proc: then there is nothing. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
