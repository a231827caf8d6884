import { spawn } from 'node:child_process'
import { cpuOfChildren, memoryOfTree } from './read-proc'

/** What a whole process cost, with all that it started. */
export interface Cost {
  /** Seconds from its start to its end. */
  wall: number
  /** Seconds of processor time; only Linux tells. */
  cpu?: number
  /** The most memory that all processes held together at one time, in bytes; only Linux tells. */
  memory?: number
}

/** A program to run. */
export interface Program {
  program: string
  args: string[]
  cwd: string
}

/** Thrown when a measured program fails; the message holds what it printed. */
export class ProgramFailure extends Error {}

/** How often the memory is looked at, in milliseconds: a look takes a third of one. */
const INTERVAL = 25

/**
 * Runs a program to its end and measures it.
 * @throws ProgramFailure when it can't be started or fails
 */
export async function measureProcess({ program, args, cwd }: Program): Promise<Cost> {
  const cpuBefore = cpuOfChildren()
  const started = performance.now()
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data))
  const watch = watchMemory(child.pid)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(new ProgramFailure(`${program} could not be started: ${error.message}`)))
    child.once('close', resolve)
  }).finally(watch.end)
  const wall = (performance.now() - started) / 1000
  if (code !== 0) {
    const output = Buffer.concat(printed).toString().trim()
    throw new ProgramFailure(`${[program, ...args].join(' ')} in ${cwd} ended with exit code ${code}:\n${output}`)
  }
  if (cpuBefore === undefined) return { wall }
  return { wall, cpu: (cpuOfChildren() ?? 0) - cpuBefore, memory: watch.most() }
}

/** Looks at the memory of a process and of all that it started, until told to end. */
function watchMemory(pid?: number): { end: () => void; most: () => number } {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, pid === undefined ? 0 : memoryOfTree(pid))
  }, INTERVAL)
  return { end: () => clearInterval(timer), most: () => most }
}
