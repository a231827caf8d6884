import { spawnSync } from 'node:child_process'

/**
 * Builds a site with the code of the project in `root`.
 * @param site the folder of the JSON, as seen from `root`
 * @returns what the build said where it failed
 */
export function buildSide(root: string, site: string, out: string): string | undefined {
  const options = ['run', '--silent', 'build', '--', '--site', site, '--out', out]
  const { status, stdout, stderr } = spawnSync('npm', options, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? undefined : stdout + stderr
}
