import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../../vite.config'
import { formatHtml } from './format-html'

/** Where snapshots are kept: as pages/plano.html, sections/hero.html … */
export const SNAPSHOT_FOLDER = 'tests/snapshots'

/** HTML by its path in that folder. */
export type Snapshots = Map<string, string>

/** The snapshots of the last `--update`. */
export const keptSnapshots = (): Snapshots => readHtml(SNAPSHOT_FOLDER)

/**
 * Formats every page of a build, and the example of every section type, as snapshots are kept.
 * @param client the folder of the build's files
 */
export async function takeSnapshots(client: string): Promise<Snapshots> {
  const pages = [...readHtml(client)].map(([name, html]) => [`pages/${name}`, formatSnapshot(html)] as const)
  return new Map([...pages, ...(await takeSectionSnapshots())])
}

/** Formats the examples of section types, by default of all, as snapshots are kept. */
export async function takeSectionSnapshots(types?: string[]): Promise<Snapshots> {
  const sections = await renderSections(types)
  return new Map([...sections].map(([type, html]) => [`sections/${type}.html`, formatSnapshot(html)]))
}

const formatSnapshot = (html: string): string => formatHtml(withStableNames(html))

/**
 * Removes from a page what changes with files that it only names: the styles and their hash, and the hashes in the names
 * of scripts, fonts and pictures.
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

/** A build holds no examples: Vite renders them, since it can load stylesheets. Its server answers no requests. */
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
