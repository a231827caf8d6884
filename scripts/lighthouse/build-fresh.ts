import { spawnSync } from 'node:child_process'

/**
 * Builds a site in a process of its own. What the build says goes to stderr: stdout is for the result.
 * @returns whether the site was built
 */
export function buildFresh(site: string, out: string): boolean {
  const args = ['scripts/run.mjs', 'build', '--site', site, '--out', out]
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', process.stderr.fd, 'inherit'] })
  return status === 0
}
