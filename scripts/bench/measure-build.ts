import { execFile, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../command'
import type { Case, Cost, MeasuredBuild } from './results'
import type { Tool } from './tools'

/** The first word under the main heading, in Plat's document as well as in a peer's front matter. */
const LEAD = /("lead": ")[^\s"]+/

/**
 * Measures one build of a tool, and checks that it did its work.
 * @param aside a folder on the same disk, for files that a build from scratch must not find
 * @throws Failure if the build fails, or if its page lacks what the document says
 */
export async function measureBuild(tool: Tool, name: Case, run: number, aside: string): Promise<MeasuredBuild> {
  const { document, page } = tool.edited
  const word = `Changed${run}`
  if (name === 'cold') setAside(tool.generated, aside)
  if (name === 'edit') fs.writeFileSync(document, fs.readFileSync(document, 'utf8').replace(LEAD, `$1${word}`))
  // otherwise the system would write to disk during the build what earlier builds have written, for a tenth of the time
  spawnSync('sync')
  const cost = await measureProcess(tool)
  const html = readIfThere(page)
  if (html === undefined || (name === 'edit' && !html.includes(word)))
    throw new Failure(`${tool.name} built ${page} without what ${document} says.`)
  return { tool: tool.name, case: name, run, cost }
}

/**
 * Moves files out of the way of builds from scratch. They are deleted only when everything is measured: for minutes after ten
 * thousand files were deleted, Linux passes over each of them whenever it makes a new one (ext4), which costs a sixth of a
 * build. The files are emptied, since the disk may be small.
 */
export function setAside(paths: string[], aside: string): void {
  fs.mkdirSync(aside, { recursive: true })
  for (const path of paths.filter((path) => fs.existsSync(path))) {
    const moved = join(aside, String(fs.readdirSync(aside).length))
    fs.renameSync(path, moved)
    for (const name of fs.readdirSync(moved, { recursive: true, encoding: 'utf8' })) {
      const stats = fs.lstatSync(join(moved, name))
      // a file with another hard link is somebody else's too
      if (stats.isFile() && stats.nlink === 1) fs.truncateSync(join(moved, name))
    }
  }
}

/** How often memory is read, in milliseconds. Reading takes a third of one. */
const INTERVAL = 25

/** Clock ticks per second, by which Linux counts processor time on all platforms: man 5 proc. */
const TICKS = 100

/**
 * Runs a program to its end and measures it.
 * @throws Failure if it can't be started, or fails
 */
export async function measureProcess({ command, folder: cwd }: Pick<Tool, 'command' | 'folder'>): Promise<Cost> {
  const [program, ...args] = command
  const cpuBefore = cpuOfChildren()
  let memory = 0
  const started = performance.now()
  const running = promisify(execFile)(program, args, { cwd, maxBuffer: Infinity })
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOfTree(running.child.pid))
  }, INTERVAL)
  try {
    await running
  } catch (error) {
    // Node's message has the command, and what it wrote to stderr
    const { message, stdout = '' } = error as Error & { stdout?: string }
    throw new Failure(`A program in ${cwd} failed. ${message}${stdout}`.trim(), { cause: error })
  } finally {
    clearInterval(timer)
  }
  const wall = (performance.now() - started) / 1000
  const cpu = cpuOfChildren()
  return cpu === undefined || cpuBefore === undefined ? { wall } : { wall, cpu: cpu - cpuBefore, memory }
}

/** Seconds of processor time of all ended child processes; undefined except on Linux. */
function cpuOfChildren(): number | undefined {
  // after the name, which can contain anything
  const fields = readIfThere('/proc/self/stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields && (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** The memory of a process and of all processes that it started, in bytes. */
function memoryOfTree(pid: number | string | undefined): number {
  const [, kilobytes = 0] = /^RssAnon:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/status`) ?? '') ?? []
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`)?.split(' ').filter(Boolean) ?? []
  return children.reduce((sum, child) => sum + memoryOfTree(child), 1024 * Number(kilobytes))
}

/** Reads a file; undefined if there is none, since a process may have ended, and only Linux has /proc. */
function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
