import { count } from '../../../renderer/pipeline/problems/pretty'
import { listRoutes } from '../list-routes'
import { code } from './markdown-text'

/** The pages of a group: "**12 pages:** `/a`, `/b` …". */
export function pagesOf(routes: string[]): string {
  const list = listRoutes(routes.map(code))
  return routes.length === 1 ? list : `**${count(routes.length, 'page')}:** ${list}`
}
