import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { BenchFailure, measureProcess } from './measure-process'
import type { Case, Measurement } from './results'
import type { Tool } from './tools'

/** The first word under the main heading, in a document of ours and in a peer's front matter alike. */
const LEAD = /("lead": ")[^\s"]+/

/**
 * Measures one build of a tool, and makes sure that the build did its work.
 * @param aside a folder on the same disk, for what a build from nothing must not find
 * @throws BenchFailure when the build fails, or when its page is not what its document says
 */
export async function measureBuild(tool: Tool, name: Case, run: number, aside: string): Promise<Measurement> {
  const { document, page } = tool.edited
  const word = `Changed${run}`
  if (name === 'cold') setAside(tool.generated, aside)
  if (name === 'edit') writeFileSync(document, readFileSync(document, 'utf8').replace(LEAD, `$1${word}`))
  if (tool.timings) rmSync(tool.timings, { force: true })
  // during the build, the system would write to the disk what earlier builds have written, which takes a tenth of the time
  spawnSync('sync')
  const cost = await measureProcess(tool)
  if (!existsSync(page) || (name === 'edit' && !readFileSync(page, 'utf8').includes(word)))
    throw new BenchFailure(`${tool.name} built ${page} without what ${document} says.`)
  const stages: Measurement['stages'] =
    tool.timings && existsSync(tool.timings) ? JSON.parse(readFileSync(tool.timings, 'utf8')) : undefined
  return { tool: tool.name, case: name, run, cost, ...(stages && { stages }) }
}

/**
 * Moves files out of the way of builds that start from nothing, to be deleted when all is measured: for minutes after ten
 * thousand files were deleted, Linux passes over each of them whenever it makes a new one (ext4), which is a sixth of a
 * build. The files are emptied, since the disk may be small.
 */
export function setAside(paths: string[], aside: string): void {
  mkdirSync(aside, { recursive: true })
  for (const path of paths.filter(existsSync)) {
    const moved = join(aside, String(readdirSync(aside).length))
    renameSync(path, moved)
    for (const name of readdirSync(moved, { recursive: true, encoding: 'utf8' })) {
      const stats = lstatSync(join(moved, name))
      // a file with another hard link is somebody else's too
      if (stats.isFile() && stats.nlink === 1) truncateSync(join(moved, name))
    }
  }
}
