import { valueAt } from '../../documents/json-tree'
import { SITE_VARIABLES } from '../../documents/site-variables'
import { closest } from '../../problems/suggest'
import type { SiteText } from '../../schema/schemas'
import { markedSection, proseText } from '../definition/examples'
import { once, warnings } from '../definition/rule'

export const MARKUP_RULES = warnings({
  'visible-markup': {
    asks: 'A text has no signs that nothing reads: HTML, tables, Markdown in a field without it, names in square brackets or doubled braces, garbled characters, links without words.',
    why: 'Visitors see them as they are written, or a gap, and take the page for broken.',
    fix: 'Write what the message shows: Markdown where the field takes it, {city} for a variable, a "$comment" for a note to yourself.',
    example: markedSection(proseText({ body: 'Every quote is «<b>free</b>».' }), '**free**'),
    checkDocument: ({ page, texts }) => {
      const variables = Object.keys(page?.variables ?? SITE_VARIABLES)
      return texts.flatMap((text) => {
        if (!MAY_SHOW[text.format]?.test(text.text)) return []
        const field = fieldOf(text, variables)
        return SIGNS.flatMap(({ pattern, describe }) => {
          for (const match of field.written.matchAll(pattern)) {
            const about = describe(match, field)
            // a text as JSON has escapes
            const part = JSON.stringify(match[0].trim()).slice(1, -1)
            if (about) return { origin: text.origin, mark: { part }, ...about }
          }
          return []
        })
      })
    },
  },
})

/** What a text of each format has where it may have such a sign. Most texts have none, and the Markdown of most is right. */
const MAY_SHOW: Record<string, RegExp> = {
  // oxlint-disable-next-line no-control-regex -- these are what may not stand in a text
  plain: /[<[*#{âÂÃ\0-\x08\x0b-\x1f\x7f-\x9f]|&\S/,
  // oxlint-disable-next-line no-control-regex -- as above
  markdown: /[<{âÂÃ\0-\x08\x0b-\x1f\x7f-\x9f]|\](?!\()|\)\[|\[ *\]|- ?\||^#|\n[#\d *+-]/,
}

/** A text as it is written, with blanks in place of code. */
interface Field {
  written: string
  /** Words alone, Markdown in one line, or Markdown with paragraphs. */
  takes: 'words' | 'line' | 'blocks'
  /** The names of the variables that it may use. */
  variables: string[]
}

function fieldOf({ format, blocks, origin }: SiteText, variables: string[]): Field {
  const written = String(valueAt(origin.document.value, origin.path))
  if (format === 'plain') return { written, takes: 'words', variables }
  return { written: blankCode(written), takes: blocks ? 'blocks' : 'line', variables }
}

/** Puts blanks in place of code: what is between two runs of as many backticks. */
function blankCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)]
  const nextOfLength = new Map<number, number>()
  const closers = runs.map(() => -1)
  for (let i = runs.length - 1; i >= 0; i--) {
    const { length } = runs[i]?.[0] ?? ''
    closers[i] = nextOfLength.get(length) ?? -1
    nextOfLength.set(length, i)
  }
  const pieces: string[] = []
  let end = 0
  for (let i = 0; i < runs.length; i++) {
    const [opener, closer] = [runs[i], runs[closers[i] ?? -1]]
    if (!opener || !closer) continue
    const codeEnd = closer.index + closer[0].length
    pieces.push(text.slice(end, opener.index), ' '.repeat(codeEnd - opener.index))
    end = codeEnd
    i = closers[i] ?? i
  }
  return pieces.join('') + text.slice(end)
}

/** The links' addresses that a text defines apart from the links: "[prices]" of "[prices]: /prices". */
const definitionsIn = once(({ written }: Field) => new Set(written.match(/\[[^[\]\n]{1,40}\](?=:)/g)))

/** A sign that nothing reads. */
interface Sign {
  pattern: RegExp
  /** Undefined where the sign is right. */
  describe: (match: RegExpExecArray, field: Field) => { what: string; hint: string } | undefined
}

const TAGS =
  'a|abbr|article|b|big|blockquote|br|button|center|code|del|div|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|li|main|mark|nav|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul|video'

const SIGNS: Sign[] = [
  {
    pattern: /<!--[^]*?(?:-->|$)/g,
    describe: () => ({
      what: 'has a comment, which visitors would read',
      hint: 'Take it out. A note to yourself can stand beside the text, as "$comment".',
    }),
  },
  {
    // with its content, where that is short: <b>free</b>
    pattern: new RegExp(`<(${TAGS})\\b[^<>]*>(?:[^<>]{0,60}</\\1\\s*>)?|</(${TAGS})\\s*>`, 'gi'),
    describe: ([found, opening, closing = ''], field) => ({
      what: `shows ${excerpt(found)} as it is written, since HTML is not read`,
      hint: tagHint((opening ?? closing).toLowerCase(), field),
    }),
  },
  {
    pattern: /\{\{\s*([a-z]\w*)\s*\}\}/gi,
    describe: ([found, name = ''], { variables }) => {
      const meant = variables.includes(name) ? name : closest(name, variables)
      return meant
        ? { what: `shows ${found} as {${name}}, since {{ stands for a brace`, hint: `Write {${meant}}.` }
        : undefined
    },
  },
  {
    pattern: /\[([^[\]\n]{1,40})\](?![([:])/g,
    describe: ([found, words = ''], field) => {
      const { takes, variables } = field
      const isDefined = takes === 'blocks' && definitionsIn(field).has(found)
      const name = plainName(words)
      const meant = variables.find((variable) => name.replace(/^your | (?:name|number)$/g, '') === plainName(variable))
      if (isDefined || !(meant || PLACEHOLDER.test(name))) return undefined
      const hint = meant ? `Write {${meant}}.` : 'Write what belongs there.'
      return { what: `shows ${found} with its brackets`, hint }
    },
  },
  {
    pattern:
      /\[([^[\]\n]+)\]\s+\(((?:\/|#|https?:|tel:|mailto:)[^\s()]*)\)|\(([^()\n]+)\)\[((?:\/|#|https?:)[^\s\]]*)\]/g,
    describe: ([found, words, link, wordsFirst, linkBehind], { takes }) => {
      const right = `[${words ?? wordsFirst}](${link ?? linkBehind})`
      const hint = takes === 'words' ? ALONE : `Write ${right}${words ? ', without the space' : ''}.`
      return { what: `shows ${excerpt(found)} in place of a link`, hint }
    },
  },
  {
    pattern: /^\[([^\]\n]+)\]:\s*(\S+)/gm,
    describe: ([found, words, link], { takes }) => {
      if (takes === 'blocks') return undefined
      const hint = takes === 'words' ? ALONE : `Write the address behind the words: [${words}](${link}).`
      return { what: `shows ${excerpt(found)} as it is written`, hint }
    },
  },
  {
    pattern: /\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\([^\s()]+\)|^#{1,6} .+/g,
    describe: ([found], { takes }) =>
      takes === 'words'
        ? { what: `shows ${excerpt(found)} as it is written, since this field takes no Markdown`, hint: ALONE }
        : undefined,
  },
  {
    pattern: /^#{1,6} .+|^ *(?:[-*+]|\d+[.)]) .+(?=\n+ *(?:[-*+]|\d+[.)]) )/gm,
    describe: ([found], { takes }) => {
      const kind = found.startsWith('#') ? 'heading' : 'list'
      const hint = `Make it a sentence, or move it into a text that takes ${kind}s, such as the body of prose.`
      return takes === 'line' ? { what: `has a ${kind}, but is shown as one paragraph`, hint } : undefined
    },
  },
  {
    pattern: /\[ *\]\([^\s()]+\)/g,
    describe: ([found], { takes }) => ({
      what: `has a link without words: ${found}`,
      hint: takes === 'words' ? ALONE : 'Write the words of the link between [ and ].',
    }),
  },
  {
    // the line below a table's head: |---|:--|
    pattern: /^ *(?:\| *)?(?::?-+:? *\| *)+(?::?-+:? *)?$/gm,
    describe: () => ({
      what: 'has a table, which is shown as it is written',
      hint: 'A table is a section of its own, with the type "table".',
    }),
  },
  {
    // UTF-8 that was read as Windows-1252: ’ became â€™
    pattern: /â(?:€.?|[\u0080-\u009f]{2})|[ÂÃ][\u0080-\u00bf]/g,
    describe: ([found]) => ({
      what: `shows ${found}, a character that was garbled when the text was copied`,
      hint: 'Write the character itself.',
    }),
  },
  {
    pattern: /(?<![âÂÃ\u0080-\u009f])(?![\t\n\r])\p{Cc}/gu,
    describe: () => ({ what: 'has a control character, which browsers may show as a box', hint: 'Delete it.' }),
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi,
    describe: ([found], { takes }) =>
      takes === 'words' ? { what: `shows ${found} as it is written`, hint: 'Write the character itself.' } : undefined,
  },
]

const ALONE = 'Write the words alone.'

/** "businessName" and "BUSINESS-NAME" are "business name". */
const plainName = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** What templates have in brackets. Brackets with other words, as "[sic]", may be meant. */
const PLACEHOLDER =
  /^(?:your|insert|enter|add|todo|tbd)\b|^(?:city|town|county|state|(?:company|business|first|last) ?name|name|address|phone|email|date|service|price|link)$/

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** What to write in place of a tag. */
function tagHint(tag: string, { takes }: Field): string {
  if (takes === 'words') return ALONE
  if (tag === 'b' || tag === 'strong') return 'Write **words** for bold ones.'
  if (tag === 'i' || tag === 'em') return 'Write *words* for slanted ones.'
  if (tag === 'a') return 'Write [words](/address) for a link.'
  if (takes === 'line') return 'Take it out: this text is one paragraph.'
  if (tag === 'br' || tag === 'p' || tag === 'div') return String.raw`Write \n\n where a paragraph begins.`
  if (tag === 'ul' || tag === 'ol' || tag === 'li') return String.raw`Write \n- in front of each entry.`
  return /^h\d/.test(tag) ? 'Write ### in front of a heading, on a line of its own.' : 'Take it out.'
}
