import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXIT, commandLine } from '../command'

/**
 * Builds a site into a temporary folder, calls `work` with the folder of its files, and deletes it afterwards. If the build
 * fails, it prints the reason, `work` is called with undefined, and the process's exit code is set.
 */
export async function withBuild<T>(site: string, work: (client: string | undefined) => Promise<T>): Promise<T> {
  const out = mkdtempSync(join(tmpdir(), 'plat-build-'))
  // its output goes to stderr: stdout is for the result of `work`
  const { status } = spawnSync(process.execPath, commandLine('build', '--site', site, '--out', out), {
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  })
  if (status !== 0) process.exitCode = EXIT.problems
  try {
    return await work(status === 0 ? join(out, 'client') : undefined)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
