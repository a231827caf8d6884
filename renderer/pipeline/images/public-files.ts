import { join } from 'node:path'
import { listFiles } from '../documents/list-files'

/**
 * The addresses of all files of public/ beside a site's folder: "/images/truck.jpg", in alphabetical order.
 * None where the site borrows the project's public folder, of which it need not use everything.
 */
export const listPublicFiles = (siteFolder: string): string[] =>
  listFiles(join(siteFolder, '..', 'public')).map((file) => `/${file}`)
