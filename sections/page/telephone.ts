import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'

/** Why a telephone number can't be dialled, if it can't. */
export type PhoneMistake = 'too short' | 'too long' | 'no number'

type ReadPhone = { dialled: string } | { mistake: PhoneMistake }

/** Numbers of help, such as 911 and Europe's 116 117, are dialled as they are. */
const SHORT_NUMBER = /^(\d{3}|116\s?\d{3})$/

const KEYS = '22233344455566677778889999'

/** "1-800-FLOWERS" is "1-800-3569377": letters at the end of a number stand for the keys that they are on. */
const byKeys = (number: string) =>
  /^[+\d\s().-]+[A-Z][A-Z\s-]+$/i.test(number)
    ? number.toUpperCase().replace(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? '')
    : number

/** The results for the last numbers: thousands of pages show the same, and reading one takes long. */
const readNumbers = new Map<string, ReadPhone>()
const MAX_READ_NUMBERS = 1000

/**
 * Reads a telephone number as people write it.
 * @param home where it is dialled: a country, "US", or a calling code, "+44"
 * @returns what follows "tel:" in a link: "(972) 555-0142 ext. 5" is "+19725550142;ext=5"
 */
export function readPhone(number: string, home = 'US'): ReadPhone {
  const key = `${home} ${number}`
  const reading = readNumbers.get(key) ?? parsePhone(byKeys(number.replaceAll(/\p{Cf}/gu, '').trim()), home)
  if (readNumbers.size >= MAX_READ_NUMBERS) readNumbers.clear()
  readNumbers.set(key, reading)
  return reading
}

/** What follows "tel:" in a link to a telephone number; undefined where it can't be dialled. */
export function dialled(number: string, home?: string): string | undefined {
  const reading = readPhone(number, home)
  return 'dialled' in reading ? reading.dialled : undefined
}

function parsePhone(number: string, home: string): ReadPhone {
  if (SHORT_NUMBER.test(number)) return { dialled: number.replace(/\s/, '') }
  const options = number.startsWith('+') ? {} : optionsFor(home)
  const phone = options && parsePhoneNumberFromString(number, { ...options, extract: false })
  // only tables know which area codes exist, and they age; but in North America none begins with 0 or 1
  if (phone?.isPossible() && (phone.countryCallingCode !== '1' || phone.isValid()))
    return { dialled: phone.getURI().slice('tel:'.length) }
  // asked only now, since it takes four times as long as the rest
  const length = options && validatePhoneNumberLength(number, options)
  if (length === 'TOO_SHORT' || length === 'INVALID_LENGTH') return { mistake: 'too short' }
  return { mistake: length === 'TOO_LONG' ? 'too long' : 'no number' }
}

/** Whether there is such a country, "US", or calling code, "+44". */
export const isPhoneHome = (home: string): boolean => optionsFor(home) !== undefined

type ParserOptions = { defaultCallingCode: string } | { defaultCountry: CountryCode }

/** The options of the parser, by country or calling code: a site's numbers are nearly all of one country. */
const optionsByHome = new Map<string, ParserOptions | undefined>()

/** The options of the parser; undefined where there is no such country. */
function optionsFor(home: string): ParserOptions | undefined {
  if (!optionsByHome.has(home)) optionsByHome.set(home, findOptions(home))
  return optionsByHome.get(home)
}

function findOptions(home: string): ParserOptions | undefined {
  if (isSupportedCountry(home)) return { defaultCountry: home }
  const isCode = getCountries().some((country) => `+${getCountryCallingCode(country)}` === home)
  return isCode ? { defaultCallingCode: home.slice(1) } : undefined
}
