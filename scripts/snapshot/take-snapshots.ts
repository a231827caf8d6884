import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { settings } from '../../vite.config'
import { formatHtml } from './format-html'
import { withStableNames } from './stable-names'

/** What Vite's server loads. */
const EXAMPLES = '/scripts/snapshot/render-examples.ts'

/** Snapshots by their path: "pages/plano.html", "sections/hero.html". */
export type Snapshots = Map<string, string>

/**
 * What every page of a build and every section's example look like, in the form in which they are kept.
 * @param client the folder of the build's files
 */
export async function takeSnapshots(client: string): Promise<Snapshots> {
  const html = [...readPages(client), ...(await renderSections())]
  return new Map(html.map(([path, text]) => [path, formatHtml(withStableNames(text))]))
}

function readPages(client: string): [path: string, html: string][] {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const pages = names.filter((name) => name.endsWith('.html')).sort()
  return pages.map((name) => [`pages/${name}`, readFileSync(join(client, name), 'utf8')])
}

/** A build holds no examples: Vite's server renders them, which answers no requests here. */
async function renderSections(): Promise<[path: string, html: string][]> {
  const server = await createServer({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { renderExamples } = (await server.ssrLoadModule(EXAMPLES)) as typeof import('./render-examples')
    return [...(await renderExamples())].map(([type, html]) => [`sections/${type}.html`, html])
  } finally {
    await server.close()
  }
}
