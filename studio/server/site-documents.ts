import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { ChangeError } from '../../renderer/changes/edit'
import { type Head, createHeadReader } from '../../renderer/documents/city-count'
import { documentHash } from '../../renderer/documents/document-hash'
import type { LiveSite } from '../../renderer/live/live-site'
import { type LoadedSite, commonDocuments } from '../../renderer/site/site'
import type { DocumentId, DocumentInfo, DocumentKind } from '../protocol/documents'
import { Refusal } from './refusal'

/** How many texts are kept of those that the app was sent: what it bases its changes on. */
const MAX_TEXTS = 2000

/** What lists show of a document, and the state of the file that it was read from. */
interface Summary {
  state: string
  hash: string
  head: Head
}

/** The documents of a site, by the ids that the app has for them. */
export class SiteDocuments {
  readonly #key = randomBytes(32)
  readonly #files = new Map<DocumentId, string>()
  readonly #ids = new Map<string, DocumentId>()
  readonly #summaries = new Map<string, Summary>()
  readonly #texts = new LRUCache<string, string>({ max: MAX_TEXTS })

  constructor(
    readonly live: LiveSite,
    readonly folder: string,
  ) {}

  /** The site as the development server has it, whose pages are read when they are opened. */
  get site(): LoadedSite {
    return this.live.pages.site
  }

  /** The id of a document's file, which says nothing about it. */
  idOf(file: string): DocumentId {
    const existing = this.#ids.get(file)
    if (existing !== undefined) return existing
    const id = createHmac('sha256', this.#key).update(file).digest('hex').slice(0, 20)
    this.#files.set(id, file)
    this.#ids.set(file, id)
    return id
  }

  /** @throws Refusal if the site has no such document, or it is behind a link */
  fileOf(id: DocumentId): string {
    const file = this.#files.get(id)
    if (file === undefined || !this.has(file)) throw new Refusal(404, 'There is no such document, or no longer.')
    assertNoLinks(file, this.folder)
    return file
  }

  has(file: string): boolean {
    const { pages } = this.site
    return pages.some((page) => page.file === file) || commonDocuments(this.site).some((other) => other.file === file)
  }

  /** Reads a document as it is now, and remembers its text by its hash. Undefined if there is no such file. */
  read(file: string): { text: string; hash: string } | undefined {
    if (!existsSync(file)) return undefined
    const text = readFileSync(file, 'utf8')
    return { text, hash: this.remember(text) }
  }

  /** The hash of a page's document and its head. A file that hasn't been written since is not read again: there may be thousands. */
  summaryOf(file: string): Summary {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
    const state = `${size} ${mtimeMs}`
    const before = this.#summaries.get(file)
    if (before?.state === state) return before
    const { text = '', hash = '' } = this.read(file) ?? {}
    const summary = { state, hash, head: createHeadReader(() => text)(file) }
    this.#summaries.set(file, summary)
    return summary
  }

  remember(text: string): string {
    const hash = documentHash(text)
    this.#texts.set(hash, text)
    return hash
  }

  /** The text that the app was sent with a hash; undefined if that was long ago, or before the server started. */
  recall(hash: string): string | undefined {
    return this.#texts.get(hash)
  }

  /** Reads again what another program has just written, before the watcher reports it. */
  catchUp(files: string[]): void {
    const stale = commonDocuments(this.site).filter(
      ({ file, text }) => files.includes(file) && this.read(file)?.text !== text,
    )
    if (stale.length > 0) this.live.change(stale.map(({ file }) => file))
  }

  /** The name of a document as changes have it: "pages/plano.json". */
  nameOf = (file: string): string => relative(this.folder, file).replaceAll('\\', '/')

  kindOf(file: string): DocumentKind {
    const [room = ''] = this.nameOf(file).split('/', 1)
    return room === 'pages' ? 'page' : room === 'shared' ? 'shared' : room === 'lists' ? 'list' : 'site'
  }

  infoOf(file: string): DocumentInfo {
    const kind = this.kindOf(file)
    const route = this.site.pages.find((page) => page.file === file)?.route
    return {
      id: this.idOf(file),
      kind,
      name: route ?? (kind === 'site' ? 'site.json' : this.nameOf(file).replace(/\.json$/, '')),
      file,
      hash: this.read(file)?.hash ?? '',
    }
  }
}

/**
 * Asserts that no part of a file's path below a folder is a link: what it leads to may belong to something else.
 * @throws ChangeError if one is
 */
export function assertNoLinks(file: string, folder: string): void {
  let path = folder
  for (const step of relative(folder, file).split(sep)) {
    path = join(path, step)
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new ChangeError(`${path} is a link, which Studio doesn’t follow. Replace it with what it leads to.`)
  }
}
