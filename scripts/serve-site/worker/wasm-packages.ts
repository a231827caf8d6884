import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { UsageError } from '../../command'

const require = createRequire(join(process.cwd(), 'package.json'))

/** What a worker needs that is no part of the project: the styles of a page are joined by Lightning CSS. */
export interface WasmPackages {
  /** Lightning CSS as WebAssembly. */
  wasm: string
  /** The module through which WebAssembly calls JavaScript. */
  napi: string
}

/**
 * Finds Lightning CSS for WebAssembly, in the version that builds use: another one may write styles otherwise.
 * @throws UsageError where it is not installed
 */
export function wasmPackages(): WasmPackages {
  const { version } = require(join(dirname(require.resolve('lightningcss')), '../package.json')) as { version: string }
  const install = `Run \`npm install --no-save lightningcss-wasm@${version}\`.`
  const folder = folderOf('lightningcss-wasm')
  if (!folder) throw new UsageError(`a worker needs the package lightningcss-wasm, which is not installed. ${install}`)
  const { version: found } = require(join(folder, 'package.json')) as { version: string }
  if (found !== version)
    throw new UsageError(`a worker needs lightningcss-wasm ${version}. What is installed is ${found}. ${install}`)
  const napi = createRequire(join(folder, 'package.json')).resolve('napi-wasm')
  return { wasm: join(folder, 'lightningcss_node.wasm'), napi }
}

function folderOf(name: string): string | undefined {
  try {
    return dirname(require.resolve(name))
  } catch {
    return undefined
  }
}
