import { join } from 'node:path'
import { cacheFolder } from '../../build/code'
import { readJson } from '../peers/read-documents'
import type { Tool } from './tool'

/** What builds leave for the next one. The pictures are no part of it: a thousand pages have no more of them than one. */
const CACHES = ['builds', 'code']

/**
 * Plat itself.
 * @param folder holds site.config/
 * @param edited the name of the document that is edited
 */
export function plat(folder: string, edited: string): Tool {
  const [site, out, timings] = [join(folder, 'site.config'), join(folder, 'dist'), join(folder, 'timings.json')]
  const pages = join(out, 'client')
  const { version, scripts } = readJson<{ version: string; scripts: { build: string } }>('package.json')
  // node and its options, as npm run build starts it
  const [, ...command] = scripts.build.split(' ')
  return {
    name: 'Plat',
    version,
    build: {
      program: process.execPath,
      args: [...command, '--site', site, '--out', out, '--timings', timings],
      cwd: process.cwd(),
    },
    leftovers: [out, ...CACHES.map((kind) => cacheFolder(kind))],
    pages,
    edited: { document: join(site, 'pages', `${edited}.json`), page: join(pages, `${edited}.html`) },
    timings,
  }
}
