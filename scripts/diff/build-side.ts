import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Builds a site with the code of the project in `root`.
 * @param site the folder of the JSON, as seen from `root`
 * @returns what the build said where it failed
 */
export function buildSide(root: string, site: string, out: string): string | undefined {
  if (!existsSync(join(root, 'scripts/run.mjs')))
    return 'This state of the project has no scripts/run.mjs to build it.\n'
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--site', site, '--out', out],
    { cwd: root, encoding: 'utf8' },
  )
  return status === 0 ? undefined : stdout + stderr
}
