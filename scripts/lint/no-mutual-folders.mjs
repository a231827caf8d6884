import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const IMPORT = /\b(?:from|import)\s{0,9}\(?\s{0,9}'(\.[^']*)'/g

/** The folders that the code of each folder imports. */
const importsByFolder = new Map()

/** Finds the folders that a folder imports. Tests don't count, since they may import whatever they test. */
function importedFolders(folder) {
  const cached = importsByFolder.get(folder)
  if (cached) return cached
  // the compiler reports imports that lead nowhere
  const files = existsSync(folder) ? readdirSync(folder).filter(isCode) : []
  const folders = files.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8')
    return Array.from(code.matchAll(IMPORT), ([, path]) => dirname(resolve(folder, path)))
  })
  const imported = new Set(folders)
  importsByFolder.set(folder, imported)
  return imported
}

const isCode = (name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name)

/**
 * Reports an import from a folder that imports this file's folder, types included: if two folders need each other, neither can be
 * read alone.
 */
export const noMutualFolders = {
  create(context) {
    const file = context.filename
    if (!isCode(file)) return {}
    const folder = dirname(file)
    const check = ({ source }) => {
      if (!source?.value.startsWith('.')) return
      const imported = dirname(resolve(folder, source.value))
      if (imported === folder || !importedFolders(imported).has(folder)) return
      const name = (path) => relative(process.cwd(), path)
      const message = `${name(imported)}/ imports ${name(folder)}/ too. Move what both need into a folder below them.`
      context.report({ node: source, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}
