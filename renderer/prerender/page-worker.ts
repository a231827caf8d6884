import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type InlineStyle, findInlineStyles, mayHaveInlineStyles } from '../render/inline-styles'
import { fileOf } from '../emit/site-files'
import { readPage } from '../pipeline/load-site'
import type { SiteModel } from '../render/model'
import { openPage, readContent } from '../pipeline/open-page'
import { isRenderError } from '../problems/code-error'
import type { InjectedTags } from '../render/render-page'
import type { LoadedSite } from '../site/site'
import type { PageFacts, PageFile, RenderablePage } from '../site/page'

/** What is needed to render pages: plain data that can be sent to a thread. */
export interface RenderJob {
  /** The URL of the bundled module renderer/render/render-page.tsx. */
  module: string
  model: SiteModel
  injected: InjectedTags
  folder: string
}

/** A RenderError as a thread can send it, without its class and name. */
type RenderFailure = Pick<Error, 'message' | 'cause'>

/** The result of rendering some pages. */
export interface Rendered {
  /** Set if a component has thrown. */
  failure?: RenderFailure
  /** The inline styles of pages, by their documents; only pages that have some. */
  inlineStyles: Map<string, InlineStyle[]>
}

/** How many of the last opened pages are kept until they are rendered: all pages of a large site would take much memory. */
const MAX_KEPT = 500

/** Opens and renders some of a site's pages, in the main thread or in another one. */
export function createPageWorker(site: LoadedSite) {
  const createdFolders = new Set<string>()
  const keptPages = new LRUCache<string, RenderablePage>({ max: MAX_KEPT })
  let renderAndWrite = (_page: RenderablePage): InlineStyle[] => {
    throw new Error('prepare must be called before render.')
  }

  function write(file: string, html: string): void {
    const folder = dirname(file)
    if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true })
    createdFolders.add(folder)
    writeFileSync(file, html)
  }

  function open(file: PageFile): PageFacts {
    const { page, facts } = openPage(readPage(file, site), site)
    if (page) keptPages.set(file.file, { route: page.route, data: page.data, vars: page.vars })
    return facts
  }

  return {
    open: (pages: PageFile[]): PageFacts[] => pages.map(open),
    /** Sets what the pages that follow are rendered with. */
    prepare: async ({ module, model, injected, folder }: RenderJob): Promise<void> => {
      const { renderPage } = (await import(module)) as typeof import('../render/render-page')
      renderAndWrite = (page) => {
        const html = renderPage(page, model, injected)
        for (const route of [page.route, ...(page.data.aliases ?? [])]) write(join(folder, fileOf(route)), html)
        // without Vike's tags, comments in the page name the sections
        return mayHaveInlineStyles(html) ? findInlineStyles(renderPage(page, model)) : []
      }
    },
    /** Renders and writes pages that have no errors. Pages that were not kept are read again. */
    render: (pages: Pick<PageFacts, 'route' | 'file' | 'hash'>[]): Rendered => {
      const inlineStyles = new Map<string, InlineStyle[]>()
      try {
        for (const page of pages) {
          const styles = renderAndWrite(keptPages.get(page.file) ?? readContent(page, site))
          if (styles.length > 0) inlineStyles.set(page.file, styles)
        }
      } catch (error) {
        if (!isRenderError(error)) throw error
        return { failure: { message: error.message, cause: error.cause }, inlineStyles }
      }
      return { inlineStyles }
    },
  }
}
