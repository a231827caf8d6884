/**
 * node --require tests/closed-folders.cjs: lets nothing read the documents and pictures of the site that this project
 * publishes. The engine's tests run with it, so that none of them depends on what an author has written.
 */
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const { relative, resolve, sep } = require('node:path')
const { fileURLToPath } = require('node:url')

const PROJECT = resolve(__dirname, '..')
const CLOSED = ['site.config', 'public']

function assertOpen(path) {
  if (typeof path === 'number') return
  const file = resolve(path instanceof URL ? fileURLToPath(path) : String(path))
  const [folder] = relative(PROJECT, file).split(sep)
  if (CLOSED.includes(folder)) throw new Error(`A test of the engine reads ${file}. Let it read tests/fixtures/.`)
}

// Vite and Vike list all folders of the project, with fs.readdir and fs.promises.readdir
for (const name of ['open', 'openSync', 'readFile', 'readFileSync', 'readdirSync', 'cpSync', 'copyFileSync']) {
  const original = fs[name]
  fs[name] = (path, ...rest) => {
    assertOpen(path)
    return original(path, ...rest)
  }
}
for (const name of ['open', 'readFile', 'cp', 'copyFile']) {
  const original = fs.promises[name]
  fs.promises[name] = async (path, ...rest) => {
    assertOpen(path)
    return original(path, ...rest)
  }
}
syncBuiltinESMExports()
