import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/min'
import { installedFonts } from '../../documents/packages'
import { listOf } from '../../problems/problem'
import { closest, suggest } from '../../problems/suggest'
import { monthMeant } from '../../../schemas/migrations/001-review-months'
import { markedSection, markedSite, sectionText } from '../definition/examples'
import { type FormatRule, type Unnamed, errors } from '../definition/rule'

/** An email address, as the source of a regular expression. */
export const EMAIL = String.raw`[^\s@:;,<>()[\]"/?]+@[^\s@:;,<>()[\]"/?.]+(?:\.[^\s@:;,<>()[\]"/?.]+)+`

const WHOLE_EMAIL = new RegExp(`^${EMAIL}$`)

export const isEmail = (text: string): boolean => WHOLE_EMAIL.test(text)

/** The address that was meant: "hello at acme.example", "mailto:hello@acme.example", "Acme <hello@acme.example>". */
function meantEmail(text: string): string | undefined {
  const plain = text.replace(/\s{0,9}[([]?(?:@|\sat\s|[([]at[)\]])[)\]]?\s{0,9}/i, '@')
  return new RegExp(EMAIL).exec(plain)?.[0].replace(/^mailto:/i, '')
}

/** The time that was meant: "8:00", "8AM", "8.30 p.m.", "0800", "17h", "noon"; "24:00" is the end of a day. */
function meantTime(text: string): string | undefined {
  const words = text.trim().toLowerCase()
  if (words === 'noon') return '12:00'
  if (words === 'midnight' || /^24\s?(?:[:.h]?\s?00)?\s?(?:h|uhr)?$/.test(words)) return '23:59'
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:h|o’clock|uhr)?([ap]\.?m\.?)?$/i.exec(text.replace(/\s+/g, '')) ?? []
  const isAfternoon = half?.toLowerCase().startsWith('p')
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours)
  const time = `${String(hour).padStart(2, '0')}:${minutes}`
  return hours && isTime(time) && !(half && Number(hours) > 12) ? time : undefined
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The code that was meant: "de", "UK", "USA", "Germany". */
function meantCountry(text: string): string | undefined {
  const written = text.trim().toUpperCase()
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const aliases: Record<string, CountryCode> = { UK: 'GB', ENGLAND: 'GB', USA: 'US', 'U.S.': 'US', 'U.S.A.': 'US' }
  return (
    getCountries().find((code) => code === written || names.of(code)?.toUpperCase() === written) ?? aliases[written]
  )
}

/** A language, which may be followed by a script and by a country or a region: "es", "en-US", "es-419", "zh-Hans". */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

/** The language tag that was meant: "en_us", "ZH-HANS", "Spanish". */
function meantLanguage(text: string): string | undefined {
  const written = text.trim().replaceAll(/[_\s]+/g, '-')
  if (/^[a-z]{2,3}(?:-[a-z\d]{2,4}){0,2}$/i.test(written)) {
    const [language = '', ...parts] = written.toLowerCase().split('-')
    const script = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)
    const tag = [language, ...parts.map((part) => (part.length === 4 ? script(part) : part.toUpperCase()))].join('-')
    return LANGUAGE.test(tag) ? tag : undefined
  }
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.find((code) => names.of(code)?.toLowerCase() === text.trim().toLowerCase())
}

/** The color that was meant: "0b1f3a", "#FFF", "rgb(11, 31, 58)". */
function meantColor(text: string): string | undefined {
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(text) ?? []
  const digits = parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(text.trim())?.slice(1)
  const color =
    `#${digits || short?.map((digit) => digit + digit).join('') || text.trim().replace(/^#/, '')}`.toLowerCase()
  return isColor(color) ? color : undefined
}

export const isColor = (text: unknown): boolean => typeof text === 'string' && /^#[\da-f]{6}$/.test(text)

/** The installed font that was meant: "Public Sans", "public-sand". */
function meantFont(text: string): string | undefined {
  const name = text.trim().toLowerCase().replaceAll(' ', '-')
  const fonts = [...installedFonts().keys()]
  return fonts.includes(name) ? name : closest(name, fonts)
}

/** Whether a text is a month, or a year. */
const isMonth = (text: string): boolean => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text)

/** The month that was meant by one in English words: "2025-03" by "March 2025". */
const meantMonth = (text: string): string | undefined => monthMeant(text, 'en-US')

/** The rules about facts of the business and its theme. */
export const FACT_RULES = errors<Unnamed<FormatRule>>({
  'invalid-email': {
    asks: 'An email field has one complete address and nothing else.',
    why: 'Visitors who click it would write to nobody.',
    fix: 'Write it as name@example.com.',
    example: markedSite('"email": «"hello at acme.example"»', '"hello@acme.example"'),
    format: 'email',
    must: 'an email address',
    test: isEmail,
    hint: (text) => suggest(meantEmail(text)),
  },
  'invalid-time': {
    asks: 'A time of day has four digits, from 00:00 to 23:59.',
    why: 'Search engines show the opening hours, and understand only this form.',
    fix: 'Write 8 a.m. as 08:00 and 5 p.m. as 17:00.',
    example: markedSite(
      '"hours": { "text": "Always", "days": ["Monday"], "closes": "17:00", "opens": «"8 a.m."» }',
      '"08:00"',
    ),
    format: 'time-of-day',
    must: 'a time such as 08:00',
    test: isTime,
    hint: (text) => suggest(meantTime(text)),
  },
  'invalid-month': {
    asks: 'A month has the year’s four digits and the month’s two, from 01 to 12; a year alone will do too.',
    why: 'Pages show it in words of the site’s language, and can tell whether it is in the future, only from this form.',
    fix: 'Write March 2025 as 2025-03.',
    example: markedSection(
      sectionText(
        'testimonials',
        '"title": "What they say"',
        '"items": [{ "text": "The rye keeps for a week.", "author": "Dana R.", "rating": 5, "date": «"March 2025"» }]',
      ),
      '"2025-03"',
    ),
    format: 'month',
    must: 'a month such as 2025-03, or a year',
    test: isMonth,
    hint: (text) => suggest(meantMonth(text)),
  },
  'invalid-language': {
    asks: 'A language is given by its tag.',
    why: 'Screen readers choose their voice by it, and browsers decide whether to offer a translation.',
    fix: 'Write en-US, es, es-419 or zh-Hans: the language in lowercase, a script with one capital, a country in capitals.',
    example: markedSite('"language": «"Spanish"»', '"es"'),
    format: 'language-tag',
    must: 'a language tag such as en-US or es',
    test: (text) => LANGUAGE.test(text),
    hint: (text) => suggest(meantLanguage(text)),
  },
  'invalid-country': {
    asks: 'A country is given by its two-letter code.',
    why: 'It decides how phone numbers are dialed, and search engines understand only this form.',
    fix: 'Write US, GB, DE or your country’s two letters (its alpha-2 code on iso.org/obp).',
    example: markedSite(
      '"address": { "street": "1 Main Street", "town": "Stowe", "state": "VT", "zip": "05672", "country": «"USA"» }',
      '"US"',
    ),
    format: 'country',
    must: 'the two-letter code of a country, such as US',
    test: isSupportedCountry,
    hint: (text) => suggest(meantCountry(text)),
  },
  'invalid-color': {
    asks: 'A color is # and six hexadecimal digits, from 0 to f.',
    why: 'Browsers ignore anything that isn’t a color, and only in this form can the build check that text is readable on it.',
    fix: 'Copy the color’s “hex” value from the brand guidelines or any color picker.',
    example: markedSite('"theme": { "colors": { "dark": «"rgb(11, 31, 58)"» } }', '"#0b1f3a"'),
    format: 'color',
    must: 'a color: # and six lowercase hexadecimal digits',
    test: isColor,
    hint: (text) => suggest(meantColor(text)),
  },
  'unknown-font': {
    asks: 'A font is an installed package of variable fonts from fontsource.org.',
    why: 'A page serves its own fonts, so that no other company learns who reads it; it can’t serve one that isn’t installed.',
    fix: 'Find the font at fontsource.org and install its package: npm install @fontsource-variable/lora makes "lora" available.',
    example: markedSite('"theme": { "fonts": { "text": «"Public Sans"» } }', '"public-sans"'),
    format: 'font',
    must: 'the name of an installed @fontsource-variable/… package',
    test: (text) => installedFonts().has(text),
    hint: (text) => suggest(meantFont(text)) ?? `These are installed: ${listOf([...installedFonts().keys()])}.`,
  },
})
