import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { ownPublicFolder } from '../../renderer/documents/files'
import { UsageError } from '../command'

/** The folders of this project in which somebody else works. */
const SOURCES = [
  'renderer',
  'sections',
  'scripts',
  'schemas',
  'studio',
  'docs',
  'public',
  'node_modules',
  '.git',
  '.github',
]

/** The folder of the bench's sites, which is the only one in node_modules that a build may write to. */
const BENCH = 'node_modules/.cache/plat/bench'

/**
 * Checks that a build may write to a folder.
 * @param site the folder of the site's JSON, if the build reads one
 * @throws UsageError if the folder is among documents, pictures or code, or has them all in it
 */
export function assertOutFolder(out: string, site?: string): void {
  const folder = realPath(out)
  const ofSite = site === undefined ? [] : [site, ownPublicFolder(site)]
  const sources = isWithin(folder, realPath(BENCH)) ? [] : SOURCES
  const around = [...ofSite, ...sources].find((path) => isWithin(folder, realPath(path)))
  if (around !== undefined)
    throw new UsageError(`${out} is in ${around}, where a build does not write. Choose another folder with --out.`)
  const inside = [...ofSite, '.', homedir()].find((path) => isWithin(realPath(path), folder))
  if (inside !== undefined)
    throw new UsageError(
      `${out} is a folder with other files. Choose one for the build alone with --out, such as dist.`,
    )
}

const isWithin = (path: string, folder: string) =>
  `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** The path of a file or folder without links, whether it exists or not. */
function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  return join(realPath(dirname(absolute)), basename(absolute))
}
