import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the sites that come with the project. The name of one is short for its folder. */
export const EXAMPLES = 'examples'

/** The folder of JSON in a folder, or that folder itself. */
export const siteIn = (folder: string): string | undefined =>
  [join(folder, 'site.config'), folder].find((path) => existsSync(join(path, 'pages')))

/** The names of the folders in a folder that are or hold a site. */
export function foldersWithSites(folder: string): string[] {
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  return names.filter((name) => siteIn(join(folder, name))).sort()
}
