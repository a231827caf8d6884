import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where a site is built to be looked at. */
const BUILDS = 'node_modules/.cache/plat/snapshots'

/**
 * Builds a site, lets `look` read the files, and deletes them. The build is a process of its own, since it runs Vite
 * and React for production, and sections' examples are rendered by Vite's server, which is for development.
 * @returns what `look` gives; nothing where the site has errors, which the build has told then
 */
export async function withBuiltClient<T>(site: string, look: (client: string) => Promise<T>): Promise<T | undefined> {
  mkdirSync(BUILDS, { recursive: true })
  const folder = mkdtempSync(join(BUILDS, 'site-'))
  try {
    const out = join(folder, 'dist')
    const args = ['scripts/run.mjs', 'build', '--site', site, '--out', out]
    const { status, stdout } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (status === 0) return await look(join(out, 'client'))
    process.stdout.write(stdout)
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
