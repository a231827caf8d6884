import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFresh } from '../lighthouse/build-fresh'

/** Builds a site for as long as some work takes: the work gets the folder of its files, or nothing where it could not be built. */
export async function withBuild<T>(site: string, work: (client: string | undefined) => Promise<T>): Promise<T> {
  const out = mkdtempSync(join(tmpdir(), 'plat-report-'))
  try {
    return await work(buildFresh(site, out) ? join(out, 'client') : undefined)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
