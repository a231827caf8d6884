import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine } from '../command'

/**
 * Builds a site into a temporary folder, calls `work` with the folder of its files, and deletes it afterwards. Where the
 * build failed, which has printed why by then, `work` gets undefined.
 */
export async function withBuild<T>(site: string, work: (client: string | undefined) => Promise<T>): Promise<T> {
  const out = mkdtempSync(join(tmpdir(), 'plat-build-'))
  try {
    return await work(build(site, out) ? join(out, 'client') : undefined)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Builds in a process of its own. What the build prints goes to stderr: stdout is for the result of the work. */
function build(site: string, out: string): boolean {
  const { status } = spawnSync(process.execPath, commandLine('build', '--site', site, '--out', out), {
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  })
  return status === 0
}
