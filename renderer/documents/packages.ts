import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/**
 * The path of a file of an installed package, wherever npm has put it: in a workspace that may be another folder's
 * node_modules.
 * @param file "lucide-static/icon-nodes.json"
 * @throws where the package is not installed
 */
export const packageFile = (file: string): string => resolve(file)

const FONTS = '@fontsource-variable/'

/** The folders of the installed packages of variable fonts (https://fontsource.org), by their names: "besley". */
export function installedFonts(): Map<string, string> {
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const packages = Object.keys(dependencies).filter((name) => name.startsWith(FONTS))
  return new Map(
    packages.flatMap((name) => {
      const folder = folderOf(name)
      return folder === undefined ? [] : [[name.slice(FONTS.length), folder] as const]
    }),
  )
}

/** The folder of a package; undefined where it is named in package.json only. */
function folderOf(name: string): string | undefined {
  try {
    return dirname(packageFile(`${name}/metadata.json`))
  } catch {
    return undefined
  }
}
