import { siteAt } from '../../../sections/page/places'
import { type PhoneMistake, readPhone } from '../../../sections/page/telephone'
import { valueAt } from '../../documents/json-tree'
import { PHONE_HOME, phoneHome, placeNamed } from '../../documents/site-variables'
import { markedSection, markedSite, proseText } from '../definition/examples'
import { quote } from '../values/keywords'
import { type DocumentView, errors, once, warnings } from '../definition/rule'

const FILLER_WORDS =
  /lorem ipsum|dolor sit amet|\b(?:your|sample|dummy|placeholder|example) text\b|\b(?:text|title|heading|headline|description) goes here\b/i

const FILLER_SIGNS = /(?<![\p{L}\p{N}])(?:TODO|FIXME|TB[ACD]|[xX]{4,}|asdf\w*)(?![\p{L}\p{N}])/u

/** A text that says only this. In a sentence or a table's cell, it may be meant. */
const NOTHING = /^\s*N\/A\W*$/

export const WORD_RULES = [
  ...errors({
    // about the numbers that links dial, and those that site.json and pages show
    'invalid-phone': {
      asks: 'A phone number can be dialed: it has as many digits as its country’s numbers have.',
      why: 'A visitor who taps it would reach nobody, or a stranger.',
      fix: 'Write the number as people in its country do, with the area code. Start numbers from other countries with + and their calling code; "country" in the address in site.json says which country is yours.',
      example: markedSite('"phone": «"555-0100"»', '"(802) 555-0100"'),
      checkDocument: ({ texts, site, page }) => {
        const ofPage = siteAt(site, placeNamed(page?.data))
        return texts.flatMap(({ format, text, links, origin, path }) => {
          const isOfPlace = !page && path[0] === 'places'
          const data = isOfPlace ? siteAt(site, String(valueAt(site, [...path.slice(0, 2), 'id']))) : ofPage
          const home = phoneHome(data)
          // a wrong country makes every number look wrong, and is reported itself
          if (!home && PHONE_HOME.some((country) => valueAt(data, country) !== undefined)) return []
          const isNumber = format === 'phone'
          const dialed = links.flatMap((link) => /^(?:tel|sms):([^?]*)/.exec(link)?.[1] ?? [])
          return (isNumber ? [text] : dialed).flatMap((written) => {
            // links in Markdown can't have spaces, but may have %20
            const number = format === 'markdown' ? written.replaceAll('%20', ' ') : written
            const reading = readPhone(number, home)
            if ('dialled' in reading) return []
            const what = `must be a phone number that can be dialed, but is ${quote(number)}`
            const hint = LETTERS_AT_END.test(number) ? WITH_LETTERS : HINTS[reading.mistake](home ?? 'US')
            return { origin, what, hint, ...(!isNumber && { mark: { part: number } }) }
          })
        })
      },
    },
  }),
  ...warnings({
    'filler-text': {
      asks: 'Text has no placeholders, such as “lorem ipsum” or “TODO”.',
      why: 'Visitors would read them, and search engines would show them.',
      fix: 'Write what belongs there, or delete it.',
      example: markedSection(proseText({ body: '«Lorem ipsum»: soon.' }), 'We bake at night'),
      checkDocument: (view) =>
        findInWords(view, fillerIn).map((match) => ({
          ...match,
          what: `says "${match.mark.part}", which is only a placeholder`,
        })),
    },
    'unknown-number': {
      asks: 'A phone number on a page comes from site.json or the page’s vars.',
      why: 'A number that is typed out stays the same when the business gets a new one, or is left over from the page that was copied.',
      fix: 'Write {phone} for the business’s number. Add any other number to the page’s vars, and write its name, such as {utilityPhone}.',
      example: markedSection(proseText({ body: 'Call «(802) 555-0199» before noon.' }), '{phone}'),
      checkPage: ({ variables, data }, view) => {
        const isUnknown = (number: string) =>
          isNumberLike(number, String(siteAt(view.site, placeNamed(data)).phone)) &&
          !isAmong(numbersIn(view.site), number) &&
          !isAmong(numbersIn(variables), number)
        return findInWords(view, (text) => (/\d/.test(text) ? text.match(NUMBER)?.find(isUnknown) : undefined)).map(
          (match) => ({
            ...match,
            what: `has the phone number ${match.mark.part}, which is in neither site.json nor the page’s vars`,
            hint: 'Write {phone} for the business’s number. Add any other number to the page’s vars, and write its name in braces.',
          }),
        )
      },
    },
  }),
]

/** What every text with filler contains, even "LOREM IPSUM" and "FIXME". Testing for it first saves half the time. */
const MAY_BE_FILLER = /psum|amet|[tT]ext|here|[xX]{4}|asdf|[A-Z]{4}|TB[ACD]|N\/A/

const fillerIn = (text: string): string | undefined =>
  MAY_BE_FILLER.test(text) ? (FILLER_WORDS.exec(text) ?? FILLER_SIGNS.exec(text) ?? NOTHING.exec(text))?.[0] : undefined

/** The texts of a document that have words, and the phone numbers that it dials. */
const wordsOf = once(({ texts }: DocumentView) =>
  texts.filter(({ format, text }) => format === 'plain' || format === 'markdown' || /^(?:tel|sms):/.test(text)),
)

/** Finds a part of each text of a document, and its place. */
const findInWords = (view: DocumentView, find: (text: string) => string | undefined) =>
  wordsOf(view).flatMap(({ text, origin }) => {
    const part = find(text)
    return part === undefined ? [] : { origin, mark: { part } }
  })

/** What may be a phone number: digits with separators, unless they are a date such as 2026-05-31. */
const NUMBER = /(?<![\d.,/$€£-])(?!\d{4}-\d\d-\d\d(?!\d))(?:\+|\()?\d[\d ().\u00a0-]{7,19}\d(?![\d,/])/g

/** The digits of a number, without its extension: "8025550100" for "(802) 555-0100 ext. 5". */
const digitsOf = (text: string) => text.replace(/(?<=\d)\W{0,9}(?:ext|x|#)\W{0,9}\d{1,6}$/i, '').replace(/\D/g, '')

const plainDigits = (text: string) => digitsOf(text).replace(/^0/, '')

/** Whether digits are grouped like a phone number, and about as many as in the business's own. "+" always starts a number. */
function isNumberLike(text: string, phone: string): boolean {
  const { length } = digitsOf(text)
  const groups = text.match(/\d+/g)?.length ?? 0
  return text.startsWith('+') ? length <= 15 : groups >= 3 && Math.abs(length - digitsOf(phone).length) <= 1
}

/** The digits of all texts in a value, without a leading zero, which a country code replaces. */
const numbersIn = once((values: object): string[] =>
  Object.values(values).flatMap((value: unknown) => {
    if (typeof value === 'object' && value !== null) return numbersIn(value)
    return typeof value === 'string' ? plainDigits(value) || [] : []
  }),
)

/** Whether one of these numbers is the same, with or without a country code. */
function isAmong(numbers: string[], number: string): boolean {
  const digits = plainDigits(number)
  return numbers.some((other) => other.endsWith(digits) || (other.length >= 7 && digits.endsWith(other)))
}

const LETTERS_AT_END = /\d[\s-]*[a-z][a-z\s-]*$/i
const WITH_LETTERS = 'Each letter stands for the digit on its key: count them, or write the digits.'

const HINTS: Record<PhoneMistake, (home: string) => string> = {
  'too short': (home) => `It is too short for a ${home} number: add the area code.`,
  'too long': (home) => `It is too long for a ${home} number. Write an extension after "ext.".`,
  'no number': () =>
    'Write a single number and nothing else, such as (802) 555-0100, or +44 20 7946 0018 for another country.',
}
