import { isAbsolute, relative, resolve } from 'node:path'
import { UsageError } from '../command'

/**
 * The folder of a site as seen from the project's, which both sides share.
 * @throws UsageError for a folder outside of the project, of which git knows no other state
 */
export function sitePath(folder: string): string {
  const path = relative('.', resolve(folder))
  if (path.startsWith('..') || isAbsolute(path))
    throw new UsageError(`${folder} lies outside of the project. Name a folder that its repository holds with --site.`)
  return path
}
