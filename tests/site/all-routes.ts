import { readdirSync } from 'node:fs'
import { toRoute } from '../../renderer/pipeline/load-site'

/** The route of every page of the site that ships. */
export function allRoutes(): string[] {
  const names = readdirSync('site.config/pages', { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => toRoute(name.replaceAll('\\', '/')))
    .sort()
}
