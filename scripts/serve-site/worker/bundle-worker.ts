import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { type Plugin, build } from 'esbuild'
import type { PackedSite } from './packed-site'
import { WASM, workerModules } from './worker-modules'

/** Names of Node's own modules, as platforms know them. */
const NODE_MODULES: Plugin = {
  name: 'plat:node-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^[a-z_/]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path: `node:${path}`, external: true } : undefined,
    )
  },
}

/**
 * Bundles a worker that answers the addresses of a site.
 * @param server the folder of Vike's bundle for a server
 * @param napi the path of napi-wasm
 * @param file the worker's file
 */
export async function bundleWorker(packed: PackedSite, server: string, napi: string, file: string): Promise<void> {
  const root = process.cwd()
  const contents = `
import ${JSON.stringify(join(server, 'entry.mjs'))}
import { createWorker } from ${JSON.stringify(join(root, 'scripts/serve-site/worker/create-worker.ts'))}
export default createWorker(${JSON.stringify(packed)})
`
  await build({
    stdin: { contents, resolveDir: root },
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker'],
    jsx: 'automatic',
    external: ['node:*', WASM],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"file:///worker.mjs"' },
    plugins: [workerModules(napi), NODE_MODULES],
    logLevel: 'error',
  })
}
