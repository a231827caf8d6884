import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { readSchemas } from '../../../renderer/pipeline/validate/schemas'
import { validatorCode } from '../../../renderer/pipeline/validate/validator-code'

/** Where WebAssembly lies beside the worker. */
export const WASM = './lightningcss.wasm'

/** Lightning CSS by the one function that rendering calls. What it imports must be there, and is never called. */
const lightningCss = (napi: string) => `
import { Environment, napi } from ${JSON.stringify(napi)}
import lightningcss from '${WASM}'
const env = {
  ...napi,
  await_promise_sync() { throw new Error('A stylesheet is read at once.') },
  __getrandom_v03_custom: (start, length) => crypto.getRandomValues(environment.memory.subarray(start, start + length)),
}
const instance = new WebAssembly.Instance(lightningcss, { env })
instance.exports.register_module()
const environment = new Environment(instance)
export const transform = (options) => environment.exports.transform(options)
`

/**
 * Puts into a worker what it can't do or read by itself: a worker compiles no code, has no files, and loads nothing that
 * is not JavaScript.
 * @param napi the path of napi-wasm
 */
export function workerModules(napi: string): Plugin {
  const root = process.cwd()
  const schemas = readSchemas()
  const walkAlong = JSON.stringify(join(root, 'renderer/pipeline/texts/walk-along.ts'))
  const registry = JSON.stringify(join(root, 'renderer/pipeline/rules/formats/registry.ts'))
  const modules: Record<string, string> = {
    // as renderer/pipeline/validate/validator.ts, with schemas that are compiled already
    './validator': `const schemas = new Map(${JSON.stringify([...schemas])})
let compiled
export const getValidator = () => {
  const tell = require('plat:compiled-schemas')
  return (compiled ??= { schemas, look: tell, tell })
}`,
    'plat:compiled-schemas': validatorCode(schemas, 'tell'),
    './compile-walk': `export { walkAlong as compileWalk } from ${walkAlong}`,
    formats: `const { FORMAT_RULES } = require(${registry})
module.exports = Object.fromEntries(FORMAT_RULES.map(({ format, test }) => [format, test]))`,
    lightningcss: lightningCss(napi),
    // pictures are measured beforehand
    sharp: 'export default undefined',
  }
  return {
    name: 'plat:worker-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/validator$/ }, () => ({ path: './validator', namespace: 'plat' }))
      onResolve({ filter: /\/compile-walk$/ }, () => ({ path: './compile-walk', namespace: 'plat' }))
      onResolve({ filter: /^(plat:.*|formats|lightningcss|sharp)$/ }, ({ path }) => ({ path, namespace: 'plat' }))
      onLoad({ filter: /.*/, namespace: 'plat' }, ({ path }) => ({ contents: modules[path], resolveDir: root }))
    },
  }
}
