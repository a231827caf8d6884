import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InjectedTags } from '../../renderer/pipeline/render-page'
import { cacheFolder } from '../cache'
import { sourcesHash } from './sources-hash'

/** The bundled code of a site's pages. It is the same for every site: documents are no part of it. */
export interface Code {
  /** Changes whenever anything changes that the code was made from. */
  hash: string
  /** The folder of the browser's files, which are assets/… alone. */
  client: string
  /** Vike's server entry, which renders on request. */
  entry: URL
  /** The module that renders pages without a request: renderer/pipeline/render-page.tsx. */
  render: URL
  /** What Vike adds to every page. */
  injected: InjectedTags
}

/** The folder in which the bundles stand, each under its hash. It lies below the project, since Vike writes nowhere else. */
export const bundlesFolder = (): string => cacheFolder(process.cwd(), 'code')

/** The rooms whose files can be bundled, and what decides how. */
const SOURCES = [
  'renderer',
  'sections',
  'schemas',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Stands for all that a bundle is made from. */
export const codeHash = (): string => sourcesHash(SOURCES)

/** The file in a bundle's folder that holds what Vike adds to every page. It is written last. */
export const TAGS = 'tags.json'

/**
 * The bundle of a hash.
 * @returns undefined where there is none, or none that is finished
 */
export function readBundle(hash: string): Code | undefined {
  const folder = join(bundlesFolder(), hash)
  const tags = join(folder, TAGS)
  if (!existsSync(tags)) return undefined
  return { ...bundleIn(folder), hash, injected: JSON.parse(readFileSync(tags, 'utf8')) as InjectedTags }
}

/** Where the parts of a bundle stand in its folder. */
export const bundleIn = (folder: string): Pick<Code, 'client' | 'entry' | 'render'> => ({
  client: join(folder, 'client'),
  entry: pathToFileURL(join(folder, 'server', 'entry.mjs')),
  render: pathToFileURL(join(folder, 'server', 'render-pages.mjs')),
})
