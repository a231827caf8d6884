import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/**
 * The path of a file of an installed package, wherever npm has put it: in a workspace, that may be another folder's
 * node_modules.
 * @param file "lucide-static/icon-nodes.json"
 * @throws if the package is not installed
 */
export const packageFile = (file: string): string => resolve(file)

/** A kind of cache of a project. Each copy of the project has its own, since copies can share node_modules. */
export const kindOf = (kind: string, project = process.cwd()): string => join(kind, hash('sha256', project).slice(0, 8))

const FONTS = '@fontsource-variable/'

/** The folders of the installed variable fonts (https://fontsource.org) by their names, such as "besley". */
export function installedFonts(): Map<string, string> {
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const folders = new Map<string, string>()
  for (const name of Object.keys(dependencies).filter((name) => name.startsWith(FONTS))) {
    const folder = folderOf(name)
    if (folder !== undefined) folders.set(name.slice(FONTS.length), folder)
  }
  return folders
}

/** The folder of a package; undefined if package.json names it but it is not installed. */
function folderOf(name: string): string | undefined {
  try {
    return dirname(packageFile(`${name}/metadata.json`))
  } catch {
    return undefined
  }
}
