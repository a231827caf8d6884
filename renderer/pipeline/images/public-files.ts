import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The addresses of all files of public/ beside a site's folder: "/images/truck.jpg", in alphabetical order.
 * None where the site borrows the project's public folder, of which it need not use everything.
 */
export function listPublicFiles(siteFolder: string): string[] {
  const folder = join(siteFolder, '..', 'public')
  if (!existsSync(folder)) return []
  const inside = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? inside(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
  return inside('').sort()
}
