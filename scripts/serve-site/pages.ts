import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { fileState } from '../../renderer/pipeline/build/cache'
import { probeImages } from '../../renderer/pipeline/emit/image-variants'
import { readPage, toRoute } from '../../renderer/pipeline/load-site'
import type { SiteModel } from '../../renderer/pipeline/model'
import { type PageContent, openPage } from '../../renderer/pipeline/open-page'
import { errorsAmong } from '../../renderer/pipeline/rules/rule'
import type { PageFile } from '../../renderer/pipeline/site'
import { type ServedSite, printErrors } from './watched-site'

/** A page as it is sent. */
export interface FinishedPage {
  /** Undefined where the document has a mistake. */
  html?: string
  etag: string
  aliases: string[]
  /** The state of the document's file that it was made from, by fileState. */
  state: string
}

/** @throws RenderError where a component throws */
export type Render = (page: PageContent, model: SiteModel) => string

/** What no part of an address may be, so that none leads out of the folder of the pages. */
const NO_NAME = /^\.{0,2}$|[\\\0]/

/** Opens and renders the pages of a site when they are asked for, and keeps those that were used last. */
export class ServedPages {
  readonly #finished: LRUCache<string, FinishedPage>

  /** @param memory how many bytes finished pages may take */
  constructor(
    private readonly site: ServedSite,
    private readonly render: Render,
    memory: number,
  ) {
    this.#finished = new LRUCache({
      // zero would mean no limit, while no page fits into one byte
      maxSize: Math.max(memory, 1),
      // a text takes one or two bytes for each character, and its names take some more
      sizeCalculation: ({ html = '' }) => 2 * html.length + 500,
    })
  }

  /**
   * The page of a route as its document is now.
   * @param route with its escapes decoded, whatever a visitor has sent
   * @returns undefined where no document has this route
   */
  async find(route: string): Promise<FinishedPage | undefined> {
    const file = findDocument(this.site.loaded.folder, route)
    if (!file) return undefined
    const state = fileState(file)
    const kept = this.#finished.get(route)
    if (kept && state !== '' && kept.state === state) return kept
    const page = { ...(await this.#finish({ route, file })), state }
    this.#finished.set(route, page)
    return page
  }

  /** Opens and renders a page. Its errors are printed. */
  async #finish(file: PageFile): Promise<Omit<FinishedPage, 'state'>> {
    const { loaded, model } = this.site
    const { document, page, facts, problems } = openPage(readPage(file, loaded), loaded)
    const errors = errorsAmong(problems, loaded.data)
    if (!page || errors.length > 0) {
      printErrors(errors, (name) => (name === document.file ? document.text : loaded.textOf(name)))
      return { etag: '', aliases: [] }
    }
    const images = await probeImages(loaded.publicFolder, facts.images, model.site.imageHost, model.images)
    Object.assign(model.images, images)
    const html = this.render(page, model)
    return { html, etag: `W/"${hash('sha1', html)}"`, aliases: facts.aliases }
  }
}

/**
 * Finds the document of a route by the names that it can have: "/workshops" is pages/workshops.json or
 * pages/workshops/index.json. However many documents there are, no more than two files are asked for.
 * @param folder of the site
 */
export function findDocument(folder: string, route: string): string | undefined {
  const path = route.slice(1)
  if (path !== '' && path.split('/').some((part) => NO_NAME.test(part))) return undefined
  const names = path === '' ? ['index.json'] : [`${path}.json`, `${path}/index.json`]
  return names
    .filter((name) => toRoute(name) === route)
    .map((name) => join(folder, 'pages', name))
    .find((file) => existsSync(file) && statSync(file).isFile())
}
