import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/min'
import { installedFonts } from '../../documents/packages'
import { closest, suggest } from '../../problems/suggest'
import { markedSite } from '../definition/examples'
import { type FormatRule, type Unnamed, errors } from '../definition/rule'

/** An e-mail address, as the source of a regular expression. */
export const EMAIL = String.raw`[^\s@:;,<>()[\]"/?]+@[^\s@:;,<>()[\]"/?.]+(?:\.[^\s@:;,<>()[\]"/?.]+)+`

const WHOLE_EMAIL = new RegExp(`^${EMAIL}$`)

export const isEmail = (text: string): boolean => WHOLE_EMAIL.test(text)

/** The address that was meant: "hello at acme.example", "mailto:hello@acme.example", "Acme <hello@acme.example>". */
function meantEmail(text: string): string | undefined {
  const plain = text.replace(/\s{0,9}[([]?(?:@|\sat\s|[([]at[)\]])[)\]]?\s{0,9}/i, '@')
  return new RegExp(EMAIL).exec(plain)?.[0].replace(/^mailto:/i, '')
}

/** The time that was meant: "8:00", "8AM", "8.30 p.m.", "0800", "17h". */
function meantTime(text: string): string | undefined {
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
  const others: Record<string, CountryCode> = { UK: 'GB', ENGLAND: 'GB', USA: 'US', 'U.S.': 'US', 'U.S.A.': 'US' }
  return getCountries().find((code) => code === written || names.of(code)?.toUpperCase() === written) ?? others[written]
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
  const [name, fonts] = [text.trim().toLowerCase().replaceAll(' ', '-'), [...installedFonts().keys()]]
  return fonts.includes(name) ? name : closest(name, fonts)
}

/** About single facts of the business. */
export const FACT_RULES = errors<Unnamed<FormatRule>>({
  'invalid-email': {
    asks: 'An e-mail address is one that can be written to, and nothing else.',
    why: 'Visitors who click on it would write to nobody.',
    fix: 'Write it as name@example.com.',
    example: markedSite('"email": «"hello at acme.example"»', '"hello@acme.example"'),
    format: 'email',
    must: 'an e-mail address',
    test: isEmail,
    hint: (text) => suggest(meantEmail(text)),
  },
  'invalid-time': {
    asks: 'A time of day is written with four digits, from 00:00 to 23:59.',
    why: 'Search engines show the opening hours, and read them only so.',
    fix: 'Write 8 a.m. as 08:00 and 5 p.m. as 17:00.',
    example: markedSite('"hours": { "text": "Always", "opens": «"8 a.m."» }', '"08:00"'),
    format: 'time-of-day',
    must: 'a time such as 08:00',
    test: isTime,
    hint: (text) => suggest(meantTime(text)),
  },
  'invalid-country': {
    asks: 'A country is named by its two letters.',
    why: 'It decides how telephone numbers are dialled, and search engines read it only so.',
    fix: 'Write US, GB, DE or the two letters of your country (iso.org/obp calls them alpha-2 code).',
    example: markedSite(
      '"address": { "street": "1 Main Street", "town": "Stowe", "state": "VT", "zip": "05672", "country": «"USA"» }',
      '"US"',
    ),
    format: 'country',
    must: 'the two letters of a country, such as US',
    test: isSupportedCountry,
    hint: (text) => suggest(meantCountry(text)),
  },
  'invalid-color': {
    asks: 'A color is # and six digits from 0 to f.',
    why: 'Browsers pass over what is no color, and whether words can be read on it can’t be told of others.',
    fix: 'Copy the color from the brand’s guidelines, or from any color picker, as “hex”.',
    example: markedSite('"theme": { "colors": { "dark": «"rgb(11, 31, 58)"» } }', '"#0b1f3a"'),
    format: 'color',
    must: 'a color as # and six hexadecimal digits in small letters',
    test: isColor,
    hint: (text) => suggest(meantColor(text)),
  },
  'unknown-font': {
    asks: 'A font is an installed package of variable fonts from fontsource.org.',
    why: 'A page brings its fonts along, so that no other company learns who reads it; what is not installed it can’t bring.',
    fix: 'Find the font at fontsource.org and install its package: npm install @fontsource-variable/lora brings "lora".',
    example: markedSite('"theme": { "fonts": { "text": «"Public Sans"» } }', '"public-sans"'),
    format: 'font',
    must: 'the name of an installed package @fontsource-variable/…',
    test: (text) => installedFonts().has(text),
    hint: (text) => suggest(meantFont(text)) ?? `Installed are ${[...installedFonts().keys()].join(' and ')}.`,
  },
})
