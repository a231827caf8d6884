import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf } from '../emit/site-files'
import type { PageFacts } from '../facts'
import { readPage } from '../load-site'
import type { LoadedSite, PageFile } from '../site'
import type { SiteModel } from '../model'
import { type PageContent, openPage } from '../open-page'
import type { InjectedTags } from '../render-page'

/** What pages are rendered with: plain data, which a thread can be given. */
export interface RenderJob {
  /** The address of the bundled module renderer/pipeline/render-page.tsx. */
  module: string
  model: SiteModel
  injected: InjectedTags
  /** The folder that pages are written into. */
  folder: string
}

/** Pages that are kept from when they are opened until they are rendered; the others are opened again. */
const MOST_KEPT = 6000

/**
 * Makes what opens and renders some of a site's pages, in this thread or in another one.
 * @param site as it was loaded in this thread
 */
export function createPageWorker(site: LoadedSite) {
  const kept = new Map<string, PageContent>()
  const folders = new Set<string>()
  let renderAndWrite = (_page: PageContent): void => {
    throw new Error('Pages can be rendered when the worker knows what with.')
  }

  function contentOf(page: PageFile): PageContent {
    const content = kept.get(page.file) ?? openPage(readPage(page, site), site).page
    kept.delete(page.file)
    if (!content) throw new Error(`${page.file} was changed while the site was built. Build it again.`)
    return content
  }

  function write(file: string, html: string): void {
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, html)
  }

  return {
    open: (pages: PageFile[]): PageFacts[] =>
      pages.map((file) => {
        const { page, facts } = openPage(readPage(file, site), site)
        if (page && kept.size < MOST_KEPT) kept.set(file.file, { route: page.route, data: page.data, vars: page.vars })
        return facts
      }),
    /** Takes what pages are rendered with from now on. */
    prepare: async ({ module, model, injected, folder }: RenderJob): Promise<void> => {
      const { renderPage } = (await import(module)) as typeof import('../render-page')
      renderAndWrite = (page) => {
        const html = renderPage(page, model, injected)
        for (const route of [page.route, ...(page.data.aliases ?? [])]) write(join(folder, fileOf(route)), html)
      }
    },
    /**
     * Renders pages and writes them. They must be known to be right.
     * @throws RenderError where a component throws
     */
    render: (pages: PageFile[]): void => {
      for (const page of pages) renderAndWrite(contentOf(page))
    },
  }
}
