import { join } from 'node:path'

/** The file of a page in a build: "/plano" is plano.html. */
export function pageFile(client: string, route: string): string {
  return join(client, route === '/' ? 'index.html' : `${route.slice(1)}.html`)
}
