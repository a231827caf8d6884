import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openCode } from '../../code/open-code'
import type { RequestedSite } from '../pages/open-requested-site'
import { bundleWorker } from './bundle-worker'
import { packSite } from './pack-site'
import { wasmPackages } from './wasm-packages'
import { workerdConfig } from './workerd-config'
import { writeFiles } from './write-files'

/**
 * Writes a worker for a site, the files beside its pages, and a configuration with which workerd runs it.
 * @param out the folder that all of it is written into
 * @param port the one that workerd listens on
 * @throws UsageError where a package that a worker needs is not installed
 */
export async function writeWorker(site: RequestedSite, out: string, port: number): Promise<void> {
  const { wasm, napi } = wasmPackages()
  const code = await openCode()
  const packed = await packSite(site.loaded, site.model.site, site.index)
  mkdirSync(out, { recursive: true })
  await bundleWorker(packed, code.server, napi, join(out, 'worker.mjs'))
  copyFileSync(wasm, join(out, 'lightningcss.wasm'))
  await writeFiles(site, packed, code, join(out, 'files'))
  const config = workerdConfig(resolve(site.loaded.folder), resolve(out, 'files'), port)
  writeFileSync(join(out, 'config.capnp'), config)
}
