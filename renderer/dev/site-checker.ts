import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { City } from '../../sections/page-context'
import { PageCache, type Stored } from '../pipeline/build/cache'
import { Workers, openPages } from '../pipeline/build/workers'
import { checkSite } from '../pipeline/check-site'
import { citiesOf } from '../pipeline/cities/nearby'
import type { PageFacts } from '../pipeline/facts'
import { loadSite } from '../pipeline/load-site'
import { isError, type LocatedProblem, locate } from '../pipeline/problems/problem'
import { summary } from '../pipeline/problems/pretty'
import type { LoadedSite } from '../pipeline/site'

/** What was found of a whole site, as a thread can send it. */
export interface CheckResult {
  /** Its problems; of many, those that are to be mended first. */
  problems: LocatedProblem[]
  /** How many problems there are beside these. */
  more: number
  /** How many problems in how many pages, in words. */
  summary: string
  directory: Directory
}

/** What pages need to know of other pages. One that is wrong now is listed as if it were right: its address stays. */
export interface Directory {
  /** The city pages in alphabetical order. */
  cities: City[]
  /** The routes of pages by their aliases. */
  aliases: Map<string, string>
}

/** What a live site needs of its checker. */
export type Checker = Pick<SiteChecker, 'check' | 'end'>

/**
 * Checks a site again and again in a thread, so that pages can be served meanwhile. The thread is started with the first
 * check.
 */
export class SiteChecker {
  #pool: Tinypool | undefined

  /**
   * @param module the address of the thread's module, which exports `check` as createCheck makes it
   * @param folder of the site's JSON, which the thread is given as its data
   */
  constructor(
    private readonly module: URL,
    private readonly folder: string,
  ) {}

  /**
   * @returns undefined where the check was ended
   * @throws when the folder can't be read
   */
  async check(): Promise<CheckResult | undefined> {
    const filename = this.module.href
    const pool = (this.#pool ??= new Tinypool({ filename, workerData: this.folder, minThreads: 1, maxThreads: 1 }))
    try {
      return (await pool.run(undefined, { name: 'check' })) as CheckResult
    } catch (error) {
      // a check that was ended on purpose has nothing to say
      if (this.#pool !== pool) return undefined
      throw error
    }
  }

  /** Ends a check that goes on, and forgets what is known from earlier ones. */
  end(): void {
    void this.#pool?.destroy()
    this.#pool = undefined
  }
}

/** One processor is kept for the server. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1)

/** Nobody reads more problems at once; a mistake in site.json can be ten thousand. */
const MOST_SHOWN = 100

/**
 * Makes what the thread runs: a check of a site, which opens only the pages that were changed since the last one.
 * @param folder of the site's JSON
 * @param onChecked is given what was checked
 */
export function createCheck(
  folder: string,
  onChecked?: (site: LoadedSite, facts: PageFacts[]) => void,
): () => Promise<CheckResult> {
  let known: Stored | undefined
  return async () => {
    const site = loadSite(folder)
    const cache = new PageCache(site, '', known)
    const workers = new Workers(site, MOST_THREADS)
    const facts = await openPages(site, workers, cache).finally(() => workers.end())
    known = cache.stored(facts)
    const problems = checkSite(facts, site)
    onChecked?.(site, facts)
    const errorsFirst = () => problems.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
    const shown = problems.length <= MOST_SHOWN ? problems : errorsFirst().slice(0, MOST_SHOWN)
    const aliases = facts.flatMap(({ route, aliases }) =>
      aliases.filter(Boolean).map((alias) => [alias, route] as const),
    )
    return {
      problems: locate({ problems: shown, textOf: site.textOf }),
      more: problems.length - shown.length,
      summary: summary(facts.length, problems),
      directory: { cities: citiesOf(facts), aliases: new Map(aliases) },
    }
  }
}
