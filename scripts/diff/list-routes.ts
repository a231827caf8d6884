import { count } from '../../renderer/pipeline/problems/pretty'

/** Pages by their routes, the first few of many: "/, /about and 5 more pages". */
export function listRoutes(routes: string[], most = 4): string {
  if (routes.length <= most + 1) return routes.join(', ')
  return `${routes.slice(0, most).join(', ')} and ${count(routes.length - most, 'more page')}`
}
