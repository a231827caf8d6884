import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../../vite.config'
import { formatHtml } from './format-html'

/** Where snapshots are stored, for example as pages/plano.html or sections/hero.html. */
export const SNAPSHOT_FOLDER = 'tests/snapshots'

/** HTML by its path in SNAPSHOT_FOLDER. */
export type Snapshots = Map<string, string>

/** Reads the snapshots of the last `--update`. */
export const readSnapshots = (): Snapshots => readHtml(SNAPSHOT_FOLDER)

/**
 * Takes snapshots of every page of a build, and of the examples of every section type.
 * @param client the folder of the build's files
 */
export async function takeSnapshots(client: string): Promise<Snapshots> {
  const pages = [...readHtml(client)].map(([name, html]) => [`pages/${name}`, formatSnapshot(html)] as const)
  return new Map([...pages, ...(await takeSectionSnapshots())])
}

/** Takes snapshots of the examples of section types, by default of all. */
export async function takeSectionSnapshots(types?: string[]): Promise<Snapshots> {
  const sections = await renderSections(types)
  return new Map([...sections].map(([name, html]) => [`sections/${name}.html`, formatSnapshot(html)]))
}

const formatSnapshot = (html: string): string => formatHtml(withStableNames(html))

/**
 * Removes what changes with other files: the styles of a page and their hash, and the hashes in the names of scripts, fonts and
 * pictures.
 */
const withStableNames = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/(?<=&#x27;sha256-)[\w+/=]+/, '…')
    .replaceAll(/(\/assets\/[\w/.-]*?)[.-][\w-]{8}(\.(?:js|svg|woff2))/g, '$1$2')
    .replaceAll(/(\/images\/[\w/.-]+-\d+)\.[\da-f]{6}(\.webp)/g, '$1$2')

function readHtml(folder: string): Snapshots {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const pages = names.filter((name) => name.endsWith('.html')).sort()
  return new Map(pages.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Renders examples, which aren't part of a build, with a Vite server, since it can load stylesheets. It answers no requests. */
async function renderSections(types?: string[]): Promise<Map<string, string>> {
  const { createServer } = await import('vite')
  const server = await createServer({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const examples = await server.ssrLoadModule('/scripts/snapshot/render-examples.ts')
    return await (examples as typeof import('./render-examples')).renderExamples(types)
  } finally {
    await server.close()
  }
}
