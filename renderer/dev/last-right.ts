import type { RightPage } from './read-page'

/** So many pages are kept: a person at work looks at fewer. */
const MOST = 500

/** The pages that were asked for, each as it was when it last was right. */
export class LastRight {
  /** By their addresses, those last that were asked for last. */
  readonly #pages = new Map<string, RightPage | undefined>()

  /**
   * Notes a page that was asked for.
   * @param now none where it can't be rendered as it is
   * @returns it as it last was right; undefined where it never was
   */
  note(route: string, now: RightPage | undefined): RightPage | undefined {
    const page = now ?? this.#pages.get(route)
    this.#pages.delete(route)
    this.#pages.set(route, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MOST && oldest !== undefined) this.#pages.delete(oldest)
    return page
  }

  /** Whether a page was asked for. */
  has(route: string): boolean {
    return this.#pages.has(route)
  }

  /** The addresses of the pages that were asked for last. */
  latest(most: number): string[] {
    return [...this.#pages.keys()].slice(-most)
  }

  /** Lets go of the pages that there are no more. */
  keep(exists: (route: string) => boolean): void {
    for (const route of this.#pages.keys()) if (!exists(route)) this.#pages.delete(route)
  }
}
