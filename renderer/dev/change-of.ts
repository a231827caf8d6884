import { existsSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { toRoute } from '../pipeline/documents/parse-documents'

/** What became different when files were changed. */
export interface Change {
  files: string[]
  /** The addresses of the pages whose documents were written again. */
  routes: string[]
  /** Whether anything else was changed: pages came or went, or what pages share is another. */
  isWide: boolean
}

/**
 * Finds out what a change of files means.
 * @param folder of the site's JSON; the other files are those of its public folder
 * @param isPage whether there is a page of an address
 * @returns undefined where none of the files is of the site, but what editors write beside them
 */
export function changeOf(files: string[], folder: string, isPage: (route: string) => boolean): Change | undefined {
  const own = files.filter((file) => !isBesides(file, folder))
  if (own.length === 0) return undefined
  const routes = own.flatMap((file) => {
    const route = routeOf(file, folder)
    return route !== undefined && isPage(route) && existsSync(file) ? [route] : []
  })
  return { files: own, routes, isWide: routes.length < own.length }
}

/** In the folder of the JSON a name with another ending is a copy of an editor's; one without may be a folder. */
const isBesides = (file: string, folder: string): boolean =>
  /^\.|~$/.test(basename(file)) || (isWithin(file, folder) && !['', '.json'].includes(extname(file)))

function routeOf(file: string, folder: string): string | undefined {
  const pages = join(folder, 'pages')
  if (!isWithin(file, pages) || !file.endsWith('.json')) return undefined
  return toRoute(relative(pages, file).replaceAll('\\', '/'))
}

const isWithin = (file: string, folder: string): boolean => file.startsWith(`${join(folder)}${sep}`)
