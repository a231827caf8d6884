import { getOrInsertComputed } from './get-or-insert'
import { isRecord } from './json-tree'
import { type Schedule, scheduleOf } from './schedule'
import type { Variables } from './variables'

/** The number of pages that name a city. Since counting reads every document, it waits until a text needs the number. */
export class CityCount {
  #number: number | undefined

  /**
   * @param language the language of the texts that show the number
   * @param number the number, if it was counted before
   */
  constructor(
    private readonly count: () => number,
    private readonly language: string,
    number?: number,
  ) {
    this.#number = number
  }

  /** The number; undefined until a text needs it. */
  get known(): number | undefined {
    return this.#number
  }

  get value(): number {
    return (this.#number ??= this.count())
  }

  /** The same number for texts in another language. */
  in(language: string): CityCount {
    return new CityCount(() => this.value, language)
  }

  /** The variables for the number: "12", "twelve" and "Twelve". */
  get variables(): Variables {
    return Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make(this.value, this.language)]))
  }
}

/** The number of cities, or a function that tells whether a document names one; undefined if it doesn't know. */
export type KnownCities = number | ((file: string) => boolean | undefined)

/**
 * Creates the count of the cities in these documents. One that can't be read is reported when its page is opened.
 * @param isShown whether a page with this schedule is on the site
 */
export function createCityCount(
  files: string[],
  headOf: (file: string) => Head,
  isShown: (schedule: Schedule | undefined) => boolean,
  language: string,
  cities?: KnownCities,
): CityCount {
  if (typeof cities === 'number') return new CityCount(() => cities, language, cities)
  const isCityPage = ({ vars, schedule }: Head) => namesCity(vars) && isShown(schedule)
  const isOfCity = (file: string) => cities?.(file) ?? isCityPage(headOf(file))
  return new CityCount(() => files.filter(isOfCity).length, language)
}

const namesCity = (vars: unknown): boolean => isRecord(vars) && typeof vars.city === 'string' && vars.city !== ''

/** What the rest of a site needs to know of a page before it is opened. */
export interface Head {
  /** The "vars" in its document. */
  vars?: unknown
  /** Its title, with variables. */
  title?: string
  /** The id of the place that it belongs to. */
  place?: unknown
  schedule?: Schedule | undefined
  aliases?: string[]
  translationOf?: string
  /** Set if search engines must not list the page at its address. */
  index?: false
  canonical?: string
}

/**
 * Creates a function that reads the head of a page; it is empty if the document can't be read, which is reported when the page
 * is opened. Heads are kept, and nothing else of the documents.
 */
export function createHeadReader(read: (file: string) => string): (file: string) => Head {
  const headByFile = new Map<string, Head>()
  const readHead = (file: string): Head => {
    try {
      const document: unknown = JSON.parse(read(file))
      if (!isRecord(document)) return {}
      const { vars, title, place, aliases, translationOf, index, canonical } = document
      const schedule = scheduleOf(document)
      const texts = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : []
      return {
        vars,
        ...(typeof title === 'string' && { title }),
        ...(place !== undefined && { place }),
        ...(schedule && { schedule, aliases: texts }),
        ...(typeof translationOf === 'string' && { translationOf }),
        ...(index === false && { index }),
        ...(typeof canonical === 'string' && { canonical }),
      }
    } catch {
      return {}
    }
  }
  return (file) => getOrInsertComputed(headByFile, file, () => readHead(file))
}

/** Each variable for the number of cities, with the function that writes it. */
const MAKERS: Record<string, (cities: number, language: string) => string> = {
  cityCount: (cities, language) => cities.toLocaleString(language),
  cityCountWord: inWords,
  cityCountAtStart: (cities, language) => inWords(cities, language).replace(/^./, (letter) => letter.toUpperCase()),
}

/** The names of these variables. */
export const CITY_VARIABLES = Object.keys(MAKERS)

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A number as an English word; in digits if it is above twenty or the language isn't English. */
export function inWords(number: number, language: string): string {
  const word = /^en\b/.test(language) ? WORDS[number] : undefined
  return word ?? number.toLocaleString(language)
}
