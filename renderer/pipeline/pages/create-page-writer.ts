import type { InjectedTags } from '../../injected-tags'
import { fileOf } from '../emit/file-of'
import type { ValidPage } from '../inspect'
import type { SiteModel } from '../model'
import { createFileWriter } from './file-writer'
import type { RenderJob } from './render-job'
import type { PageUses, WrittenPage } from './written-page'

/** What this calls of renderer/render-pages.ts, which is bundled by itself: it imports styles and fonts. */
interface RenderModule {
  renderTracked: (page: ValidPage, model: SiteModel, injected: InjectedTags) => { html: string; uses: PageUses }
}

/** Renders a page and writes it, where it is not as it was. */
export type PageWriter = (page: ValidPage) => WrittenPage

/**
 * Makes a function that renders a page and writes it to the file of its address and to those of its aliases. What stands
 * there already is not written again.
 */
export async function createPageWriter(job: RenderJob): Promise<PageWriter> {
  const { module, model, injected, folder, isUnread } = job
  const { renderTracked } = (await import(module)) as RenderModule
  const write = createFileWriter(folder, isUnread)
  return (page) => {
    const { html, uses } = renderTracked(page, model, injected)
    const files = [page.route, ...(page.data.aliases ?? [])].map(fileOf)
    for (const file of files) write(file, html)
    return { files, uses }
  }
}
