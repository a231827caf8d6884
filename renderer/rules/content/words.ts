import { type PhoneMistake, readPhone } from '../../../sections/page/telephone'
import { valueAt } from '../../documents/json-tree'
import { PHONE_HOME, phoneHome } from '../../documents/site-variables'
import { markedSection, markedSite, proseText } from '../definition/examples'
import { quote } from '../values/keywords'
import { type DocumentView, errors, once, warnings } from '../definition/rule'

const FILLER_WORDS =
  /lorem ipsum|dolor sit amet|\b(?:your|sample|dummy|placeholder|example) text\b|\b(?:text|title|heading|headline|description) goes here\b/i

const FILLER_SIGNS = /(?<![\p{L}\p{N}])(?:TODO|FIXME|[xX]{4,}|asdf\w*)(?![\p{L}\p{N}])/u

export const WORD_RULES = [
  ...errors({
    // about the numbers that texts dial, and about those that site.json and pages show
    'invalid-phone': {
      asks: 'A telephone number has as many digits as one of its country, and what looks like one can be dialled.',
      why: 'A visitor who taps on it would reach nobody, or a stranger.',
      fix: 'Write the number as people of the country do, with its area code. Numbers of other countries begin with + and their calling code; "country" in the address of site.json says which one is your own.',
      example: markedSite('"phone": «"555-0100"»', '"(802) 555-0100"'),
      checkDocument: ({ texts, site }) => {
        const home = phoneHome(site)
        // a wrong country is reported at its place, and makes every number look wrong
        if (!home && PHONE_HOME.some((path) => valueAt(site, path) !== undefined)) return []
        return texts.flatMap(({ format, text, links, origin }) => {
          const isNumber = format === 'phone'
          const dialled = links.flatMap((link) => (link.startsWith('tel:') ? link.slice('tel:'.length) : []))
          return (isNumber ? [text] : dialled).flatMap((written) => {
            // Markdown has no spaces in its links, but may have %20
            const number = format === 'markdown' ? written.replaceAll('%20', ' ') : written
            const reading = readPhone(number, home)
            if ('dialled' in reading) return []
            const what = `must be a telephone number that can be dialled, but is ${quote(number)}`
            const hint = LETTERS_BEHIND.test(number) ? WITH_LETTERS : HINTS[reading.mistake](home ?? 'US')
            return { origin, what, hint, ...(!isNumber && { mark: { part: number } }) }
          })
        })
      },
    },
  }),
  ...warnings({
    'filler-text': {
      asks: 'A text has no words that only keep a place free, such as “lorem ipsum” or “TODO”.',
      why: 'Visitors would read them, and search engines show them.',
      fix: 'Write what belongs there, or take it out.',
      example: markedSection(proseText({ body: '«Lorem ipsum»: soon.' }), 'We bake at night'),
      checkDocument: (view) =>
        findInWords(view, fillerIn).map((found) => ({
          ...found,
          what: `says "${found.mark.part}", which only keeps a place free`,
        })),
    },
    'unknown-number': {
      asks: 'A telephone number on a page is one of site.json, or of the page’s vars.',
      why: 'A number that was typed out stays as it is when the business gets another one, or is somebody else’s from the page that was copied.',
      fix: 'Write {phone} for the business’s number. Somebody else’s can be one of the page’s vars: {utilityPhone}.',
      example: markedSection(proseText({ body: 'Call «(802) 555-0199» before noon.' }), '{phone}'),
      checkPage: ({ variables }, view) => {
        const isUnknown = (number: string) =>
          isNumberLike(number, String(view.site.phone)) &&
          !isAmong(numbersIn(view.site), number) &&
          !isAmong(numbersIn(variables), number)
        return findInWords(view, (text) => text.match(NUMBER)?.find(isUnknown)).map((found) => ({
          ...found,
          what: `has the telephone number ${found.mark.part}, which neither site.json nor the page’s vars say`,
          hint: 'Write {phone} for the business’s number, or put somebody else’s into the page’s vars and write its name.',
        }))
      },
    },
  }),
]

/** What every text with filler contains, "LOREM IPSUM" and "FIXME" too. Looking for it first saves half the time. */
const MAY_BE_FILLER = /psum|amet|[tT]ext|here|[xX]{4}|asdf|[A-Z]{4}/

const fillerIn = (text: string): string | undefined =>
  MAY_BE_FILLER.test(text) ? (FILLER_WORDS.exec(text) ?? FILLER_SIGNS.exec(text))?.[0] : undefined

/** The texts of a document that have words, and the telephone numbers that it dials. */
const wordsOf = once(({ texts }: DocumentView) =>
  texts.filter(({ format, text }) => format === 'plain' || format === 'markdown' || text.startsWith('tel:')),
)

/** What is found in the texts of a document, each time with its place. */
const findInWords = (view: DocumentView, find: (text: string) => string | undefined) =>
  wordsOf(view).flatMap(({ text, origin }) => {
    const part = find(text)
    return part === undefined ? [] : { origin, mark: { part } }
  })

/** What may be a telephone number: digits with signs between, unless they are a date: 2026-05-31. */
const NUMBER = /(?<![\d.,/$€£-])(?!\d{4}-\d\d-\d\d(?!\d))(?:\+|\()?\d[\d ().\u00a0-]{7,19}\d(?![\d,/])/g

/** The digits of a number, without those of an extension: "(802) 555-0100 ext. 5" is "8025550100". */
const digitsOf = (text: string) => text.replace(/(?<=\d)\W{0,9}(?:ext|x|#)\W{0,9}\d{1,6}$/i, '').replace(/\D/g, '')

const plainDigits = (text: string) => digitsOf(text).replace(/^0/, '')

/** Whether digits are grouped like a telephone number, and as many as in the business's own; "+" always begins one. */
function isNumberLike(text: string, phone: string): boolean {
  const { length } = digitsOf(text)
  const groups = text.match(/\d+/g)?.length ?? 0
  return text.startsWith('+') ? length <= 15 : groups >= 3 && Math.abs(length - digitsOf(phone).length) <= 1
}

/** The digits of every text in a value that has some, without a leading zero, which a country code replaces. */
const numbersIn = once((values: object): string[] =>
  Object.values(values).flatMap((value: unknown) => {
    if (typeof value === 'object' && value !== null) return numbersIn(value)
    return typeof value === 'string' ? plainDigits(value) || [] : []
  }),
)

/** Whether one of these numbers is the same, with a country code or without. */
function isAmong(numbers: string[], number: string): boolean {
  const digits = plainDigits(number)
  return numbers.some((known) => known.endsWith(digits) || (known.length >= 7 && digits.endsWith(known)))
}

const LETTERS_BEHIND = /\d[\s-]*[a-z][a-z\s-]*$/i
const WITH_LETTERS = 'Each letter stands for the digit on its key: count them, or write the digits.'

const HINTS: Record<PhoneMistake, (home: string) => string> = {
  'too short': (home) => `It is too short for a ${home} number: write the area code too.`,
  'too long': (home) => `It is too long for a ${home} number. An extension follows "ext.".`,
  'no number': () =>
    'Write one number and nothing else, such as (802) 555-0100, or +44 20 7946 0018 of another country.',
}
