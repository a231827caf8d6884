import { isRecord } from '../../documents/json-tree'
import { problemOf } from '../../problems/problem'
import { markedSection, proseText } from '../examples'
import type { DocumentRule } from '../rule'

const FILLER_WORDS =
  /lorem ipsum|dolor sit amet|\b(?:your|sample|dummy|placeholder|example) text\b|\b(?:text|title|heading|headline|description) goes here\b/i

const FILLER_SIGNS = /(?<![\p{L}\p{N}])(?:TODO|FIXME|[xX]{4,}|asdf\w*)(?![\p{L}\p{N}])/u

export const fillerText: DocumentRule = {
  name: 'filler-text',
  severity: 'warning',
  asks: 'A text has no words that only keep a place free, such as “lorem ipsum” or “TODO”.',
  why: 'Visitors would read them, and search engines show them.',
  fix: 'Write what belongs there, or take the text out until you know it.',
  example: markedSection(proseText({ body: '«Lorem ipsum»: soon.' }), 'We bake at night'),
  checkDocument: ({ texts }) =>
    texts.flatMap(({ format, text, origin }) => {
      if (format !== 'plain' && format !== 'markdown') return []
      const found = (FILLER_WORDS.exec(text) ?? FILLER_SIGNS.exec(text))?.[0]
      if (!found) return []
      const what = `says "${found}", which only keeps a place free`
      return [
        problemOf(fillerText, origin, { what, hint: 'Write what belongs there, or take it out.' }, { part: found }),
      ]
    }),
}

/** What may be a telephone number: digits with signs between, unless they are a date: 2026-05-31. */
const NUMBER = /(?<![\d.,/$€£-])(?!\d{4}-\d\d-\d\d(?!\d))(?:\+|\()?\d[\d ().\u00a0-]{7,19}\d(?![\d,/])/g

const digitsOf = (text: string) => text.replace(/\D/g, '')

export const unknownNumber: DocumentRule = {
  name: 'unknown-number',
  severity: 'warning',
  asks: 'A telephone number on a page is one of site.json, or of the page’s vars.',
  why: 'A number that was typed out stays as it is when the business gets another one, or is somebody else’s from the page that was copied.',
  fix: 'Write {phone} for the business’s number. Somebody else’s can be one of the page’s vars: {utilityPhone}.',
  example: markedSection(proseText({ body: 'Call «(802) 555-0199» before noon.' }), '{phone}'),
  checkDocument: ({ page, texts, site }) => {
    if (!page) return []
    return texts.flatMap(({ format, text, origin }) => {
      if (format !== 'plain' && format !== 'markdown' && !text.startsWith('tel:')) return []
      const found = text
        .match(NUMBER)
        ?.find((number) => isNumberLike(number, String(site.phone)) && !isKnown(number, [page.variables, site]))
      if (!found) return []
      const what = `has the telephone number ${found}, which neither site.json nor the page’s vars say`
      const hint =
        'Write {phone} for the business’s number, or put somebody else’s into the page’s vars and write its name.'
      return [problemOf(unknownNumber, origin, { what, hint }, { part: found })]
    })
  },
}

/** Whether digits are grouped like a telephone number, and as many as the business's has; "+" is always one. */
function isNumberLike(text: string, phone: string): boolean {
  const { length } = digitsOf(text)
  const groups = text.match(/\d+/g)?.length ?? 0
  return text.startsWith('+') ? length <= 15 : groups >= 3 && Math.abs(length - digitsOf(phone).length) <= 1
}

/** Whether a text of these values has the same number, with a country code or without. */
function isKnown(number: string, values: unknown): boolean {
  const digits = digitsOf(number).replace(/^0/, '')
  if (typeof values === 'string') {
    const known = digitsOf(values).replace(/^0/, '')
    return known.endsWith(digits) || (known.length >= 7 && digits.endsWith(known))
  }
  return isRecord(values) || Array.isArray(values)
    ? Object.values(values).some((value) => isKnown(number, value))
    : false
}
