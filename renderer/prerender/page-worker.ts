import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ImageFile } from '../../sections/page/page-context'
import type { Occasion } from '../documents/clock'
import { type InlineStyle, findInlineStyles, mayHaveInlineStyles } from '../render/inline-styles'
import { fileOf } from '../emit/site-files'
import { loadSite, readPage } from '../pipeline/load-site'
import type { SiteModel } from '../render/model'
import { replaceTexts } from '../pipeline/replace-texts'
import { openPage, readContent } from '../pipeline/open-page'
import { probeImages } from '../pictures/image-variants'
import { isRenderError } from '../problems/code-error'
import type { InjectedTags } from '../render/render-page'
import type { LoadedSite } from '../site/site'
import type { PageFacts, PageFile, RenderablePage } from '../site/page'
import { isPageShown } from '../site/page-on-day'

/** What is needed to render pages: plain data that can be sent to a thread. */
export interface RenderJob {
  /** The URL of the bundled module renderer/render/render-page.tsx. */
  module: string
  model: SiteModel
  injected: InjectedTags
  folder: string
  /** Whether pages are rendered when they are opened, before the whole site is checked. */
  isEarly?: boolean
}

/** The result of opening some pages. */
export interface Opened {
  facts: PageFacts[]
  /** The pages that are already written, by their documents, with their inline styles. */
  written: Map<string, InlineStyle[]>
  /** The pictures on these pages, by their addresses. */
  images: Record<string, ImageFile>
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

/** The site that a thread works on. */
export interface WorkerSite {
  folder: string
  cityCount?: number | undefined
  /** Texts that replace those of documents on the disk, by their files. */
  texts?: ReadonlyMap<string, string> | undefined
  /** The same for all threads: one may start before midnight, and another one after. */
  occasion: Occasion
}

/** What a thread of Workers runs. */
export function openPageWorker({ folder, cityCount, texts, occasion }: WorkerSite) {
  const site = loadSite(folder, cityCount, occasion)
  return createPageWorker(texts ? replaceTexts(site, texts, cityCount) : site)
}

/** Opens and renders some of a site's pages, in the main thread or in another one. */
export function createPageWorker(site: LoadedSite) {
  const createdFolders = new Set<string>()
  const keptPages = new LRUCache<string, RenderablePage>({ max: MAX_KEPT })
  let job: RenderJob | undefined
  let renderAndWrite = (_page: RenderablePage): InlineStyle[] => {
    throw new Error('prepare must be called before render.')
  }

  function write(file: string, html: string): void {
    const folder = dirname(file)
    if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true })
    createdFolders.add(folder)
    writeFileSync(file, html)
  }

  /**
   * Renders a page that has just been opened.
   * @param addresses of its pictures
   * @returns undefined if that fails: the page is rendered again once the whole site is checked, which reports the error
   */
  async function renderEarly(page: RenderablePage, addresses: string[], { model }: RenderJob) {
    try {
      const images = await probeImages(site.publicFolder, addresses, model.site, model.images)
      Object.assign(model.images, images)
      return { inlineStyles: renderAndWrite(page), images }
    } catch {
      return undefined
    }
  }

  return {
    /** Opens pages. In an early job, also renders those without errors, until there is one with an error. */
    open: async (pages: PageFile[]): Promise<Opened> => {
      const opened: Opened = { facts: [], written: new Map(), images: {} }
      for (const file of pages) {
        const { page, facts } = openPage(readPage(file, site), site)
        opened.facts.push(facts)
        if (!page) {
          // a site with an error isn't published, so the other pages need not be rendered
          job = undefined
          continue
        }
        if (!isPageShown(facts, site)) continue
        const content = { route: page.route, data: page.data, vars: page.vars }
        const rendered = job?.isEarly ? await renderEarly(content, facts.images, job) : undefined
        if (!rendered) {
          keptPages.set(file.file, content)
          continue
        }
        opened.written.set(file.file, rendered.inlineStyles)
        Object.assign(opened.images, rendered.images)
      }
      return opened
    },
    /** Sets what the pages that follow are rendered with. */
    prepare: async (next: RenderJob): Promise<void> => {
      const { module, model, injected, folder } = next
      const { renderPage } = (await import(module)) as typeof import('../render/render-page')
      job = next
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
