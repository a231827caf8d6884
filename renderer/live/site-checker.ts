import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { Clock, Occasion } from '../documents/clock'
import type { City } from '../../sections/page/page-context'
import { type Stored, PageCache, citiesIn } from '../prerender/cache'
import { openPages, Workers } from '../prerender/workers'
import { checkSite } from '../pipeline/check-site'
import type { Site } from '../../schemas/types'
import { publishedSite } from '../render/absent-links'
import { type Parents, parentsAmong } from '../render/breadcrumbs'
import { type SiteModel, yearOf } from '../render/model'
import { citiesOf } from '../cities/nearby'
import type { Listed } from '../emit/site-files'
import { loadSite } from '../pipeline/load-site'
import { summary } from '../problems/pretty'
import { type LocatedProblem, isError, locate } from '../problems/problem'
import type { LoadedSite } from '../site/site'
import type { PageFacts } from '../site/page'
import { absentRoutes, isPageShown } from '../site/page-on-day'
import { type SiteLanguages, knownLanguages } from '../site/translations'

/** The result of a check of a whole site, as a thread can send it. */
export interface CheckResult {
  /** Its problems; if there are many only the first ones, errors before warnings. */
  problems: LocatedProblem[]
  /** How many more problems there are. */
  more: number
  /** The number of problems and pages, in words. */
  summary: string
  directory: Directory
}

/** What is known about all pages together, including those with errors, which keep their addresses. */
export interface Directory extends SiteLanguages {
  /** The city pages in alphabetical order. */
  cities: City[]
  /** The routes of pages by their aliases. */
  aliases: Record<string, string>
  /** What a sitemap and a feed need to know about the pages whose documents are valid JSON. */
  listed: (Listed & Pick<PageFacts, 'article'>)[]
  /** The routes and aliases of the pages that aren't on the site now. */
  absent?: string[]
  /** The pages that have pages below them. */
  parents?: Parents
}

/** The part of a checker that a live site needs; tests have their own. */
export interface Checker extends Pick<SiteChecker, 'check' | 'end'> {
  /** Waits until a check, which takes seconds on a large site, is in nobody's way. */
  rest?: () => Promise<void>
}

/** Checks a site in a thread, so that pages can be served in the meantime. The first check starts the thread. */
export class SiteChecker {
  #pool: Tinypool | undefined

  /**
   * @param module the URL of a module whose `createCheck` creates the check of a folder
   * @param folder of the site's JSON
   * @param occasion the day that it is checked for, by default that of each check
   */
  constructor(
    private readonly module: URL,
    private readonly folder: string,
    private readonly occasion: Occasion = {},
  ) {}

  /**
   * @returns undefined if `end` was called before the check was done
   * @throws if the folder can't be read
   */
  async check(): Promise<CheckResult | undefined> {
    const filename = new URL('./check-thread.mjs', import.meta.url).href
    const workerData = { module: this.module.href, folder: this.folder, occasion: this.occasion }
    const pool = (this.#pool ??= new Tinypool({ filename, workerData, minThreads: 1, maxThreads: 1 }))
    try {
      return (await pool.run(undefined, { name: 'check' })) as CheckResult
    } catch (error) {
      // `end` was called
      if (this.#pool !== pool) return undefined
      throw error
    }
  }

  /** Stops a running check, and forgets the facts of earlier ones. */
  end(): void {
    void this.#pool?.destroy()
    this.#pool = undefined
  }
}

/** One processor is left to the server. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1)

/** Nobody reads more problems at once, and one mistake in site.json can cause ten thousand. */
const MAX_SHOWN = 100

/**
 * Creates the function that the thread runs: a check that only opens the pages that have changed since the last one.
 * @param occasion the day, and whether the directory has pages that aren't due
 */
export function createCheck(
  folder: string,
  { date, showsAll = false }: Occasion = {},
  onChecked?: (site: LoadedSite, facts: PageFacts[]) => void,
): () => Promise<CheckResult> {
  let lastCheck: Stored | undefined
  return async () => {
    // what a build would report, even if everything is served
    const site = loadSite(folder, citiesIn(lastCheck, ''), { date })
    const cache = new PageCache(site, '', lastCheck)
    const workers = new Workers(site, MAX_THREADS)
    const facts = await openPages(site, workers, cache).finally(() => workers.end())
    lastCheck = cache.stored(facts)
    const problems = checkSite(facts, site)
    onChecked?.(site, facts)
    const errorsFirst = () => problems.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
    const shown = problems.length <= MAX_SHOWN ? problems : errorsFirst().slice(0, MAX_SHOWN)
    return {
      problems: locate({ problems: shown, textOf: site.textOf }),
      more: problems.length - shown.length,
      summary: summary(facts.length, problems),
      directory: directoryOf(facts, { ...site, showsAll }),
    }
  }
}

function directoryOf(allFacts: PageFacts[], site: Clock & Pick<LoadedSite, 'data'>): Directory {
  const facts = allFacts.filter((page) => isPageShown(page, site))
  const absent = absentRoutes(allFacts, site)
  const aliases = facts.flatMap(({ route, aliases }) => aliases.filter(Boolean).map((alias) => [alias, route]))
  const parents = parentsAmong(facts)
  const listed = facts.filter(({ isReadable }) => isReadable)
  return {
    cities: citiesOf(facts, site.data),
    aliases: Object.fromEntries(aliases),
    listed: listed.map(({ route, index, canonical, article, title, description }) => ({
      route,
      index,
      canonical,
      article,
      // the texts of all pages take memory, which only llms.txt is worth
      ...(site.data.llmsTxt === true && { title, description }),
    })),
    ...(absent.length > 0 && { absent }),
    ...knownLanguages(facts, site.data),
    ...(Object.keys(parents).length > 0 && { parents }),
  }
}

/** What pages are rendered with, by what the last check has learned about all of them, if there was one. */
export function modelOf(site: Site, images: SiteModel['images'], loaded: LoadedSite, directory?: Directory): SiteModel {
  const { absent = [], cities = [], parents, translations, homes }: Partial<Directory> = directory ?? {}
  return {
    site: publishedSite(site, absent, loaded),
    images,
    year: yearOf(loaded),
    cities,
    absent,
    ...(parents && { parents }),
    ...(translations && { translations, homes }),
  }
}
