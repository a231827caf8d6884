import { hash } from 'node:crypto'
import { type HtmlDocument, piecesOf } from '../../document/html-pieces'
import type { PageSource } from '../documents/document'
import { fileOf } from '../emit/file-of'
import type { ValidPage } from '../inspect'
import type { PageTools } from '../inspect/page-tools'
import type { SiteModel } from '../model'
import { createFileWriter } from './file-writer'
import { createPageEncoder } from './page-encoder'
import type { RenderJob } from './render-job'
import type { PageUses, WrittenPage } from './written-page'

/** What this calls of renderer/render-pages.ts, which is bundled by itself: it imports styles and fonts. */
interface RenderModule {
  renderTracked: (page: ValidPage, model: SiteModel) => { document: HtmlDocument; uses: PageUses }
}

/**
 * Makes a function that renders a page and writes it to the file of its address and to those of its aliases. What stands
 * there already is not written again.
 */
export async function createPageWriter(
  { module, model, injected, folder, isUnread, hashes }: RenderJob,
  tools: Pick<PageTools, 'readAgain'>,
): Promise<(source: PageSource, at: number) => WrittenPage> {
  const { renderTracked } = (await import(module)) as RenderModule
  const write = createFileWriter(folder, isUnread)
  const encode = createPageEncoder()
  return (source, at) => {
    const page = tools.readAgain(source) as ValidPage | undefined
    if (!page) throw new Error(`${source.document.file} was changed while the site was built. Build it again.`)
    const { document, uses } = renderTracked(page, model)
    const files = [page.route, ...(page.data.aliases ?? [])].map(fileOf)
    const html = encode(piecesOf(document, injected))
    // a page that gets another alias says the same, and has another file
    const written = `${hash('sha1', html)} ${files.join(' ')}`
    if (written !== hashes[at]) for (const file of files) write(file, html)
    return { hash: written, files, uses }
  }
}
