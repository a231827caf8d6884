import { isRecord } from './json-tree'
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

  /** The variables for the number: "12", "twelve" and "Twelve". */
  get variables(): Variables {
    return Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make(this.value, this.language)]))
  }
}

/** The number of cities, or a function that tells whether a document names one; undefined if it doesn't know. */
export type KnownCities = number | ((file: string) => boolean | undefined)

/** Creates the count of the cities in these documents. One that can't be read is reported when its page is opened. */
export function createCityCount(
  files: string[],
  read: (file: string) => string,
  language: string,
  cities?: KnownCities,
): CityCount {
  if (typeof cities === 'number') return new CityCount(() => cities, language, cities)
  const isOfCity = (file: string) => {
    try {
      return cities?.(file) ?? namesCity(read(file))
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
