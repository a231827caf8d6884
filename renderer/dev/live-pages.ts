import type { PageSource } from '../pipeline/documents/document'
import type { SiteModel } from '../pipeline/model'
import type { Problem } from '../pipeline/problem'
import { type LocatedProblem, locate } from '../pipeline/report/located'
import { type Documents, type LiveSettings, openDocuments } from './documents'
import { LastRight } from './last-right'
import type { LivePictures } from './live-pictures'
import type { Directory } from './look'
import { type RightPage, readPage } from './read-page'

/** Called with the file of each document that was read, and with the errors found in it. */
type Note = (file: string, errors: LocatedProblem[]) => void

/** The pages of a site while it is written. Each is read when it is asked for; one that is wrong stays as it last was right. */
export class LivePages {
  readonly asked = new LastRight()
  #documents: Documents | undefined
  #settings: LiveSettings | undefined
  #cities: Directory['cities'] = []
  #aliases = new Map<string, string>()

  constructor(
    private readonly folder: string,
    private readonly pictures: LivePictures,
    private readonly note: Note,
  ) {}

  /**
   * Finds out anew which pages there are, and what all of them have in common.
   * @throws when the folder can't be read
   */
  async open(): Promise<void> {
    const documents = await openDocuments(this.folder)
    this.#documents = documents
    this.#settings = documents.settings ?? this.#settings
    this.pictures.forget()
    this.asked.keep((route) => documents.places.has(route))
    const { site, shared } = documents.loaded
    for (const { file } of [...shared.values(), ...(site ? [site] : [])]) {
      const own = documents.errors.filter((problem) => problem.file === file)
      this.note(file, this.locate(documents, own, []))
    }
  }

  /** Takes over what is known of all pages together. */
  take({ cities, aliases }: Directory): void {
    this.#cities = cities
    this.#aliases = new Map(aliases)
  }

  /** What site.json says, now or when it last was right. */
  get site(): SiteModel['site'] | undefined {
    return this.#settings?.site
  }

  /** The address of the page that an address leads to: its own or an alias. */
  routeOf(address: string): string | undefined {
    return this.#documents?.places.has(address) ? address : this.#aliases.get(address)
  }

  /**
   * Reads a page again.
   * @returns what it is rendered from, now or when it last was right; undefined where it never was
   */
  read(route: string): RightPage | undefined {
    const at = this.#documents?.places.get(route)
    if (!this.#documents || at === undefined) return undefined
    const now = readPage(this.#documents, at)
    if (now) this.note(now.source.document.file, this.locate(this.#documents, now.errors, [now.source]))
    return this.asked.note(route, now?.right)
  }

  /** What is needed to render one page, or what stands on no page; undefined while site.json was never right. */
  async model(route: string): Promise<SiteModel | undefined> {
    const found = this.read(route)
    if (!this.#settings) return undefined
    const { site, images } = this.#settings
    await this.pictures.read([...images, ...(found?.images ?? [])], site.imageHost)
    return { site, pages: found ? [found.page] : [], cities: this.#cities, images: this.pictures.files }
  }

  private locate({ loaded: { site, shared } }: Documents, problems: Problem[], pages: PageSource[]): LocatedProblem[] {
    return problems.length > 0 ? locate({ problems, sources: { site, shared, pages } }) : []
  }
}
