import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { homeCoordinates } from '../../sections/page/places'
import type { InlineStyle } from '../render/inline-styles'
import { comparedShare } from '../cities/city-text'
import { MAX_LISTED, localCities } from '../cities/nearby'
import { documentHash } from '../documents/document-hash'
import type { KnownCities } from '../documents/city-count'
import { linkOf } from '../documents/links'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { writeAtomically } from '../documents/write-atomically'
import { fileOf } from '../emit/site-files'
import { crumbsAbove } from '../render/breadcrumbs'
import { type SiteModel, siteImages } from '../render/model'
import { hasYearlyDays } from '../render/hours-data'
import { languageInputs } from '../render/site-in-language'
import type { Choice, Chosen, EntryList } from '../site/entry-lists'
import type { LoadedSite } from '../site/site'
import { pageLanguage } from '../site/languages'
import type { PageFacts, PageFile } from '../site/page'
import { nextChange } from '../site/page-on-day'

/** What the last build learned about a page, and wrote for it. */
interface CachedPage {
  /** The fileState of its document. */
  state: string
  /** A hash of everything that its facts depend on; empty for a page with problems, which can depend on other pages. */
  opened: string
  facts: PageFacts
  /** A hash of everything that its HTML depends on, if it was written. */
  rendered?: string
  /** The states of its HTML files, by their names. */
  files?: Record<string, string>
  /** The inline styles of its HTML, if any. */
  inlineStyles?: InlineStyle[]
}

/** What a build stores for the next one. */
export interface Stored {
  /** A hash of the code that opened the pages. */
  code: string
  /** The name of the folder with the pages' files. */
  client: string
  pages: Record<string, CachedPage>
}

/** The cache is in the build's folder, so that deleting a build deletes its cache. */
const FILE = '.build-cache'

/** In milliseconds: a file system that counts only seconds can give two versions of a file the same time. */
const COARSEST_CLOCK = 2000

/** The facts and HTML of pages, reused as long as the hashes of their inputs are the same. */
export class PageCache {
  readonly #previous: Stored
  /** The current states of the documents, by their files. */
  readonly #states = new Map<string, string>()
  /** The hashes of the inputs of rendering, by the pages' files. */
  readonly #rendered = new Map<string, string>()
  /** The hashes of the inputs of opening. */
  readonly #opened = new WeakMap<PageFacts, string>()
  readonly #siteHash: string
  readonly #sharedHashes: Map<string, string>
  readonly #entryHashes = new WeakMap<Chosen, string>()

  /** @param code a hash of the code that opens and renders pages, and of the schemas */
  constructor(
    private readonly site: LoadedSite,
    private readonly code: string,
    previous: Stored | undefined,
  ) {
    this.#previous = previous?.code === code ? previous : { code, client: '', pages: {} }
    this.#siteHash = hashOf([site.document?.text, site.data, comparedShare(site.pages.length), site.today.slice(0, 4)])
    this.#sharedHashes = new Map([...site.shared].map(([name, { text }]) => [name, hashOf(text)]))
  }

  /** The facts of a page; undefined if one of their inputs has changed. */
  factsOf({ file }: PageFile): PageFacts | undefined {
    const cached = this.#previous.pages[file]
    const state = fileState(file)
    this.#states.set(file, state)
    if (!cached?.opened) return undefined
    const isSame = (state !== '' && state === cached.state) || documentHash(this.site.read(file)) === cached.facts.hash
    return isSame && cached.opened === this.#openedHash(cached.facts) ? cached.facts : undefined
  }

  /**
   * Finds the pages whose HTML is the same as in the last build.
   * @param client the folder with the last build's files
   * @param renderer a hash of the bundled code
   * @returns the names of their HTML files, by the pages' documents
   */
  unchangedHtml(pages: PageFacts[], model: SiteModel, client: string, renderer: string): Map<string, string[]> {
    this.hashRendered(pages, model, renderer)
    const unchanged = new Map<string, string[]>()
    for (const { file } of pages) {
      const { rendered, files } = this.#previous.pages[file] ?? {}
      if (files && rendered === this.#rendered.get(file) && areUntouched(client, files))
        unchanged.set(file, Object.keys(files))
    }
    return unchanged
  }

  /** The inline styles of pages whose HTML is the same as in the last build, by their documents. */
  inlineStylesOf(unchanged: Iterable<string>): Map<string, InlineStyle[]> {
    const styles = [...unchanged].map((file) => [file, this.#previous.pages[file]?.inlineStyles ?? []] as const)
    return new Map(styles.filter(([, { length }]) => length > 0))
  }

  /** Hashes everything that the HTML of pages depends on, for the next build. */
  hashRendered(pages: PageFacts[], model: SiteModel, renderer: string): void {
    const { absent, isPreview, site } = model
    const siteText = this.site.document?.text ?? ''
    const common = hashOf([
      renderer,
      siteImages(this.site, site).map((address) => model.images[address]),
      ...(absent?.filter((route) => siteText.includes(route)) ?? []),
      ...(hasYearlyDays(site) ? [model.year] : []),
      ...(isPreview ? ['preview'] : []),
      ...(this.site.data.notice && !site.notice ? ['without the notice'] : []),
    ])
    const absentRoutes = new Set(absent)
    const home = homeCoordinates(site)
    const imageHashes = new Map(Object.entries(model.images).map(([address, image]) => [address, hashOf(image)]))
    for (const facts of pages) {
      const local = localCities(model.cities, home, pageLanguage(facts.route, site).path)
      const areMany = local.cities.length > MAX_LISTED
      const cities = areMany && !facts.listsCities ? [] : local.nearby(facts.route)
      const pictures = facts.images.map((address) => imageHashes.get(address))
      const deadLinks = absent && facts.links.filter((link) => absentRoutes.has(linkOf(link, site.url).route))
      const inputs = [
        this.#openedHash(facts),
        common,
        areMany,
        cities,
        pictures,
        crumbsAbove(facts.route, model.parents, site),
        ...(deadLinks ?? []),
        ...languageInputs(facts.route, model),
      ]
      this.#rendered.set(facts.file, hashOf(inputs))
    }
  }

  /**
   * Writes the cache for the next build.
   * @param client the name of the folder in `out` with the site's files
   * @param inlineStyles the inline styles of pages, by their documents
   */
  write(out: string, client: string, facts: PageFacts[], inlineStyles: Map<string, InlineStyle[]>): void {
    const stored = this.stored(facts, client, ({ file, route, aliases }) => {
      const states = [route, ...aliases].map(fileOf).map((name) => [name, writtenState(join(out, client, name))])
      return { files: Object.fromEntries(states), inlineStyles: inlineStyles.get(file) }
    })
    writeAtomically(join(out, FILE), serialize(stored))
  }

  /** What `write` stores. */
  stored(
    facts: PageFacts[],
    client = '',
    htmlOf?: (page: PageFacts) => Pick<CachedPage, 'files' | 'inlineStyles'>,
  ): Stored {
    const pages = facts.map((page): [string, CachedPage] => {
      const state = this.#states.get(page.file) ?? ''
      const opened = page.problems.length === 0 ? this.#openedHash(page) : ''
      const rendered = this.#rendered.get(page.file)
      return [page.file, { state, opened, facts: page, rendered, ...htmlOf?.(page) }]
    })
    return { code: this.code, client, pages: Object.fromEntries(pages) }
  }

  #openedHash(facts: PageFacts): string {
    return getOrInsertComputed(this.#opened, facts, () => this.#hashOpened(facts))
  }

  #hashOpened({ hash, shared, choices = [], images, countsCities, changes, hidden }: PageFacts): string {
    const sections = shared.map((name) => this.#sharedHashes.get(name))
    const pictures = [...images, ...(hidden?.images ?? [])].map(
      (address) => this.site.images.get(address) ?? this.site.images.has(address),
    )
    const cities = countsCities && this.site.cityCount.value
    const entries = choices.map(({ list, ...choice }) => this.#hashEntries(this.site.lists.get(list), choice))
    // until the next change, a page is the same on every day
    const phase = changes && [nextChange(changes, this.site.today), this.site.showsAll]
    return hashOf([hash, this.#siteHash, sections, entries, pictures, cities, ...(phase ?? [])])
  }

  /** Hashes the entries that a page shows, since a list may have those of ten thousand pages. */
  #hashEntries(list: EntryList | undefined, choice: Choice): string {
    const chosen = list?.choose(choice)
    if (!chosen) return ''
    const hashEntries = () => hashOf([list?.kind, chosen.shown.map((index) => list?.entries[index])])
    return getOrInsertComputed(this.#entryHashes, chosen, hashEntries)
  }
}

/**
 * Reads the cache of the last build.
 * @param client the name of the folder that is published now; the cache of any other is useless
 */
export function readCache(out: string, client: string | undefined): Stored | undefined {
  try {
    const stored = deserialize(readFileSync(join(out, FILE))) as Stored
    return stored.client === client ? stored : undefined
  } catch {
    // there is none, or a damaged one, which this build replaces
    return undefined
  }
}

/** Creates a function that knows from the last build whether a document names a city, unless it has changed since. */
export function citiesIn(previous: Stored | undefined, code: string): KnownCities | undefined {
  if (previous?.code !== code) return undefined
  return (file) => {
    const { state = '', facts } = previous.pages[file] ?? {}
    // whether a page with a schedule is on the site depends on the day
    if (state === '' || facts?.schedule || state !== fileState(file)) return undefined
    return facts?.vars.city !== undefined
  }
}

/** A string that changes whenever a document is written; empty while the clock is too coarse to tell. */
export function fileState(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  // unlike mtime, ctime can't be set back; FAT has none
  if (!stats || (stats.ctimeMs || stats.mtimeMs) > Date.now() - COARSEST_CLOCK) return ''
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`
}

/** A string that changes when another program overwrites a file of a build. */
function writtenState(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs}` : ''
}

const areUntouched = (client: string, files: Record<string, string>): boolean =>
  Object.entries(files).every(([name, state]) => state !== '' && writtenState(join(client, name)) === state)

const hashOf = (value: unknown): string =>
  hash('sha1', typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
