import { isRecord } from './json-tree'
import type { Variables } from './variables'

/** How many pages name a city. They are counted when a text first needs the number: every document must be read for that. */
export class CityCount {
  #known: number | undefined

  /**
   * @param language of the texts that say the number
   * @param known the number, if it was counted before
   */
  constructor(
    private readonly count: () => number,
    private readonly language: string,
    known?: number,
  ) {
    this.#known = known
  }

  /** The number; undefined until a text needs it. */
  get known(): number | undefined {
    return this.#known
  }

  get value(): number {
    return (this.#known ??= this.count())
  }

  /** The variables that say the number: "12", "twelve" and "Twelve". */
  get variables(): Variables {
    return Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make(this.value, this.language)]))
  }
}

/** The number of cities, or a function that says whether a document names one, as far as that is known. */
export type KnownCities = number | ((file: string) => boolean | undefined)

/** Counts the cities of these documents. A document that can't be read is reported when its page is opened. */
export function createCityCount(
  files: string[],
  read: (file: string) => string,
  language: string,
  known?: KnownCities,
): CityCount {
  if (typeof known === 'number') return new CityCount(() => known, language, known)
  const isOfCity = (file: string) => {
    try {
      return known?.(file) ?? namesCity(read(file))
    } catch {
      return false
    }
  }
  return new CityCount(() => files.filter(isOfCity).length, language)
}

function namesCity(text: string): boolean {
  const document: unknown = JSON.parse(text)
  const vars = isRecord(document) ? document.vars : undefined
  return isRecord(vars) && typeof vars.city === 'string' && vars.city !== ''
}

/** How each variable about the number of cities writes it. */
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

/** A number as a word; in digits where it is larger, or where the language is not English. */
export function inWords(number: number, language: string): string {
  const word = /^en\b/.test(language) ? WORDS[number] : undefined
  return word ?? number.toLocaleString(language)
}
