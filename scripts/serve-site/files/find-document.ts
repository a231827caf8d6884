import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { documentNames } from '../pages/document-names'
import type { FindDocument } from '../pages/found-document'
import { trustedState } from '../../cache'

/** Makes a function that finds a site's documents by their files: a look at one file, however many there are. */
export function documentFinder(folder: string): FindDocument {
  return async (route) => {
    for (const name of documentNames(route)) {
      const file = join(folder, name)
      const stats = await stat(file).catch(nothingThere)
      if (stats?.isFile()) return { name, state: trustedState(stats) || undefined, read: () => readFile(file, 'utf8') }
    }
    return undefined
  }
}

/** What can be no file's name is the name of none. */
function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error
}
