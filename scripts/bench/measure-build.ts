import { execFile, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../command'
import type { Case, Cost, MeasuredBuild } from './results'
import type { Tool } from './tools'

/** The first word under the main heading, both in a document of ours and in a peer's front matter. */
const LEAD = /("lead": ")[^\s"]+/

/**
 * Measures one build of a tool, and makes sure that the build did its work.
 * @param aside a folder on the same disk, for what a build from nothing must not find
 * @throws Failure when the build fails, or when its page is not what its document says
 */
export async function measureBuild(tool: Tool, name: Case, run: number, aside: string): Promise<MeasuredBuild> {
  const { document, page } = tool.edited
  const word = `Changed${run}`
  if (name === 'cold') setAside(tool.generated, aside)
  if (name === 'edit') fs.writeFileSync(document, fs.readFileSync(document, 'utf8').replace(LEAD, `$1${word}`))
  // during the build, the system would write to the disk what earlier builds have written, which takes a tenth of the time
  spawnSync('sync')
  const cost = await measureProcess(tool)
  const html = readIfThere(page)
  if (html === undefined || (name === 'edit' && !html.includes(word)))
    throw new Failure(`${tool.name} built ${page} without what ${document} says.`)
  return { tool: tool.name, case: name, run, cost }
}

/**
 * Moves files out of the way of builds that start from nothing, to be deleted when all is measured: for minutes after ten
 * thousand files were deleted, Linux passes over each of them whenever it makes a new one (ext4), which is a sixth of a
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

/** How often the memory is read, in milliseconds: it takes a third of one. */
const INTERVAL = 25

/** Clock ticks a second, as Linux counts processor time on all its platforms: man 5 proc. */
const TICKS = 100

/**
 * Runs a program to its end and measures it.
 * @throws Failure when it can't be started or fails
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
    // Node's message holds the command and what it wrote to stderr
    const { message, stdout = '' } = error as Error & { stdout?: string }
    throw new Failure(`A program in ${cwd} failed. ${message}${stdout}`.trim(), { cause: error })
  } finally {
    clearInterval(timer)
  }
  const wall = (performance.now() - started) / 1000
  const cpu = cpuOfChildren()
  return cpu === undefined || cpuBefore === undefined ? { wall } : { wall, cpu: cpu - cpuBefore, memory }
}

/** Seconds of processor time of all processes that this one started and that have ended; undefined outside Linux. */
function cpuOfChildren(): number | undefined {
  // behind the name, which may hold anything
  const fields = readIfThere('/proc/self/stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
  return fields && (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** The memory of a process and of all that it started, in bytes. */
function memoryOfTree(pid: number | string | undefined): number {
  const [, kilobytes = 0] = /^RssAnon:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/status`) ?? '') ?? []
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`)?.split(' ').filter(Boolean) ?? []
  return children.reduce((sum, child) => sum + memoryOfTree(child), 1024 * Number(kilobytes))
}

/** The text of a file. A process may end before it is read, and only Linux has /proc: then there is none. */
function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
