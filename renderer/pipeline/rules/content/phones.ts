import { type PhoneMistake, readPhone } from '../../../../sections/telephone'
import { valueAt } from '../../documents/json-tree'
import { PHONE_HOME, phoneHome } from '../../documents/site-variables'
import { markedSite } from '../examples'
import { quote } from '../keywords'
import { type Finding, errors } from '../rule'

export const PHONE_RULES = errors({
  // DOC /** About the numbers that texts dial, and about those that site.json and pages show. */
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
        if (format === 'phone') return faultsOf(text, home).map((fault) => ({ origin, ...fault }))
        return links.flatMap((link) => {
          if (!link.startsWith('tel:')) return []
          // Markdown has no spaces in its links, but may have %20
          const number = (format === 'markdown' ? link.replaceAll('%20', ' ') : link).slice('tel:'.length)
          return faultsOf(number, home).map((fault) => ({ origin, mark: { part: number }, ...fault }))
        })
      })
    },
  },
})

/** What is wrong with a telephone number, if anything. */
function faultsOf(number: string, home?: string): Pick<Finding, 'what' | 'hint'>[] {
  const reading = readPhone(number, home)
  if ('dialled' in reading) return []
  const hint = /\d[\s-]*[a-z][a-z\s-]*$/i.test(number)
    ? 'Each letter stands for the digit on its key: count them, or write the digits.'
    : HINTS[reading.mistake](home ?? 'US')
  return [{ what: `must be a telephone number that can be dialled, but is ${quote(number)}`, hint }]
}

const HINTS: Record<PhoneMistake, (home: string) => string> = {
  'too short': (home) => `It is too short for a ${home} number: write the area code too.`,
  'too long': (home) => `It is too long for a ${home} number. An extension follows "ext.".`,
  'no number': () =>
    'Write one number and nothing else, such as (802) 555-0100, or +44 20 7946 0018 of another country.',
}
