import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileOf } from '../emit/site-files'
import { readPage } from '../load-site'
import type { SiteModel } from '../model'
import { type PageContent, openPage } from '../open-page'
import { isRenderError } from '../problems/code-error'
import type { InjectedTags } from '../render-page'
import type { LoadedSite, PageFacts, PageFile } from '../site'

/** What pages are rendered with: plain data that can be sent to a thread. */
export interface RenderJob {
  /** The URL of the bundled module renderer/pipeline/render-page.tsx. */
  module: string
  model: SiteModel
  injected: InjectedTags
  folder: string
}

/** A RenderError as a thread can send it: without its class and name. */
export type RenderFailure = Pick<Error, 'message' | 'cause'>

/** How many opened pages are kept until they are rendered; the others are opened again. */
const MAX_KEPT = 6000

/** Opens and renders some of a site's pages, in the main thread or in another one. */
export function createPageWorker(site: LoadedSite) {
  const kept = new Map<string, PageContent>()
  const folders = new Set<string>()
  let renderAndWrite = (_page: PageContent): void => {
    throw new Error('prepare must be called before render.')
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
        if (page && kept.size < MAX_KEPT) kept.set(file.file, { route: page.route, data: page.data, vars: page.vars })
        return facts
      }),
    /** Sets what pages are rendered with from now on. */
    prepare: async ({ module, model, injected, folder }: RenderJob): Promise<void> => {
      const { renderPage } = (await import(module)) as typeof import('../render-page')
      renderAndWrite = (page) => {
        const html = renderPage(page, model, injected)
        for (const route of [page.route, ...(page.data.aliases ?? [])]) write(join(folder, fileOf(route)), html)
      }
    },
    /**
     * Renders pages without errors and writes them.
     * @returns what failed, where a component throws
     */
    render: (pages: PageFile[]): RenderFailure | undefined => {
      try {
        for (const page of pages) {
          const content = kept.get(page.file) ?? openPage(readPage(page, site), site).page
          kept.delete(page.file)
          if (!content) throw new Error(`${page.file} was changed while the site was built. Build it again.`)
          renderAndWrite(content)
        }
      } catch (error) {
        if (!isRenderError(error)) throw error
        return { message: error.message, cause: error.cause }
      }
      return undefined
    },
  }
}
