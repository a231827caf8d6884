import { toRoute } from '../../../renderer/pipeline/documents/parse-documents'

/** What no part of an address may be, so that none leads out of the folder of the pages. */
const NO_NAME = /^\.{0,2}$|[\\\0]/

/**
 * The documents that an address can be of, as paths in the site's folder: "/workshops" is pages/workshops.json or
 * pages/workshops/index.json. None where it can be nobody's.
 * @param route with its escapes decoded
 */
export function documentNames(route: string): string[] {
  const path = route.slice(1)
  if (path !== '' && path.split('/').some((part) => NO_NAME.test(part))) return []
  const files = path === '' ? ['index.json'] : [`${path}.json`, `${path}/index.json`]
  return files.filter((file) => toRoute(file) === route).map((file) => `pages/${file}`)
}
