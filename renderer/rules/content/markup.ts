import { valueAt } from '../../documents/json-tree'
import { hasInvisible, invisibleIn, trimInvisible } from '../../documents/invisible'
import { SITE_VARIABLES } from '../../documents/site-variables'
import { shorten } from '../../problems/shorten'
import { closest } from '../../problems/suggest'
import type { SiteText } from '../../schema/schemas'
import { markedSection, proseText } from '../definition/examples'
import { once, warnings } from '../definition/rule'
import { blankCode } from './blank-code'
import { leftoverMarkdown } from './leftover-markdown'

export const MARKUP_RULES = warnings({
  'visible-markup': {
    asks: 'Text has no markup that would show as written: HTML, tables, Markdown in a field that doesn’t support it, names in square brackets, other signs or double braces, garbled characters, links without words.',
    why: 'Visitors would see it exactly as written, or see a gap, and think the page is broken.',
    fix: 'Write what the message shows: Markdown where the field supports it, {city} for a variable, a "$comment" for a note to yourself.',
    example: markedSection(proseText({ body: 'Every quote is «<b>free</b>».' }), '**free**'),
    checkDocument: ({ page, texts }) => {
      const variables = Object.keys(page?.variables ?? SITE_VARIABLES)
      return texts.flatMap((text) => {
        const mayShow = MAY_SHOW[text.format]
        if (!mayShow || !(mayShow.test(text.text) || hasInvisible(text.text))) return []
        const field = fieldOf(text, variables)
        const findings = VISIBLE_MARKUP.flatMap(({ pattern, describe }) => {
          for (const match of field.written.matchAll(pattern)) {
            const description = describe(match, field)
            // in JSON, some characters are written as escapes
            const part = JSON.stringify(match[0].trim()).slice(1, -1)
            if (description) return { origin: text.origin, mark: { part }, ...description }
          }
          return []
        })
        if (findings.length > 0) return findings
        const leftover = leftoverMarkdown(text, field.written)
        if (!leftover) return []
        const { part, ...description } = leftover
        return { origin: text.origin, mark: { part: JSON.stringify(part).slice(1, -1) }, ...description }
      })
    },
  },
})

/** What a text of each format has if it may have such markup. Most texts have none, and most Markdown is right. */
const MAY_SHOW: Record<string, RegExp> = {
  // oxlint-disable-next-line no-control-regex -- these aren't allowed in a text
  plain: /[<[*#{%$=âÂÃ\0-\x08\x0b-\x1f\x7f-\x9f]|&\S|\/n/,
  // oxlint-disable-next-line no-control-regex -- as above
  markdown: /[<{[\]%$âÂÃ\0-\x08\x0b-\x1f\x7f-\x9f]|\*\*|==|https?:|- ?\||^#|\n[#\d *+-]|\/n/,
}

/** A text as written, with spaces in place of code. */
interface Field {
  written: string
  /** Whether it supports no Markdown, Markdown on one line, or Markdown with paragraphs. */
  supports: 'words' | 'line' | 'blocks'
  /** The names of the variables that it can use. */
  variables: string[]
}

function fieldOf({ format, blocks, origin }: SiteText, variables: string[]): Field {
  const written = String(valueAt(origin.document.value, origin.path))
  if (format === 'plain') return { written, supports: 'words', variables }
  return { written: blankCode(written), supports: blocks ? 'blocks' : 'line', variables }
}

/** The labels that a text has an address for below, such as "[prices]" of "[prices]: /prices". */
const definitionsIn = once(({ written }: Field) => new Set(written.match(/\[[^[\]\n]{1,40}\](?=:)/g)))

interface VisibleMarkup {
  pattern: RegExp
  /** Undefined if the match is fine. */
  describe: (match: RegExpExecArray, field: Field) => { what: string; hint: string } | undefined
}

const TAGS =
  'a|abbr|article|b|big|blockquote|br|button|center|code|del|div|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|li|main|mark|nav|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul|video'

const VISIBLE_MARKUP: VisibleMarkup[] = [
  {
    pattern: /<!--[^]*?(?:-->|$)/g,
    describe: () => ({
      what: 'has a comment, which visitors would read',
      hint: 'Delete it. A note to yourself can go next to the text, in a "$comment".',
    }),
  },
  {
    // with its content, if that is short: <b>free</b>
    pattern: new RegExp(`<(${TAGS})\\b[^<>]*>(?:[^<>]{0,60}</\\1\\s*>)?|</(${TAGS})\\s*>`, 'gi'),
    describe: ([tag, opening, closing = ''], field) => ({
      what: `shows ${excerpt(tag)} as written, since HTML isn’t supported`,
      hint: tagHint((opening ?? closing).toLowerCase(), field),
    }),
  },
  {
    pattern: /\{\{\s*([a-z]\w*)\s*\}\}/gi,
    describe: ([braces, name = ''], { variables }) => {
      const meant = variables.includes(name) ? name : closest(name, variables)
      if (!meant) return undefined
      return { what: `shows ${braces} as {${name}}, since {{ means a literal brace`, hint: `Write {${meant}}.` }
    },
  },
  {
    // other programs' signs for a variable: <city>, %city%, %%city%%, ${city}, $city
    pattern: /<\/?([a-z][\w -]{1,30})>|%{1,2}([a-z]\w{1,30})%{1,2}|\$\{{0,2}([a-z]\w{1,30})\}{0,2}/gi,
    describe: ([sign, angled, percent, dollar], { variables }) => {
      const name = plainName(angled ?? percent ?? dollar ?? '')
      const meant = variables.find((variable) => plainName(variable) === name)
      if (!meant && !(angled && PLACEHOLDER.test(name))) return undefined
      const hint = meant ? `Write {${meant}}.` : 'Write what belongs there.'
      return { what: `shows ${sign} as written`, hint }
    },
  },
  {
    // after the end of a sentence, or in twos: a path such as /news has none of these around it
    pattern: /(?<=[.!?:,;\w]\s?)(?:\/n){2,}|(?<=[.!?:,;]\s?)\/n(?=[\s\p{Lu}*-]|$)/gu,
    describe: ([slashes]) => ({
      what: `shows ${slashes} as written, since a line break is written with a backslash`,
      hint: `Write ${slashes.replaceAll('/', '\\')}.`,
    }),
  },
  {
    pattern: /\[([^[\]\n]{1,40})\](?![([:])/g,
    describe: ([brackets, words = ''], field) => {
      const { supports, variables } = field
      const isDefined = supports === 'blocks' && definitionsIn(field).has(brackets)
      const name = plainName(words)
      const meant = variables.find((variable) => name.replace(/^your | (?:name|number)$/g, '') === plainName(variable))
      if (isDefined || !(meant || PLACEHOLDER.test(name))) return undefined
      const hint = meant ? `Write {${meant}}.` : 'Write what belongs there.'
      return { what: `shows ${brackets} with its brackets`, hint }
    },
  },
  {
    pattern:
      /\[([^[\]\n]+)\]\s+\(((?:\/|#|https?:|tel:|sms:|mailto:)[^\s()]*)\)|\(([^()\n]+)\)\[((?:\/|#|https?:)[^\s\]]*)\]/g,
    describe: ([wrongLink, spacedWords, spacedTarget, swappedWords, swappedTarget], { supports }) => {
      const link = `[${spacedWords ?? swappedWords}](${spacedTarget ?? swappedTarget})`
      const hint = supports === 'words' ? WORDS_ONLY : `Write ${link}${spacedWords ? ', without the space' : ''}.`
      return { what: `shows ${excerpt(wrongLink)} instead of a link`, hint }
    },
  },
  {
    pattern: /^\[([^\]\n]+)\]:\s*(\S+)/gm,
    describe: ([definition, words, link], { supports }) => {
      if (supports === 'blocks') return undefined
      const hint = supports === 'words' ? WORDS_ONLY : `Write the address after the words: [${words}](${link}).`
      return { what: `shows ${excerpt(definition)} as written`, hint }
    },
  },
  {
    pattern: /\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\([^\s()]+\)|^#{1,6} .+/g,
    describe: ([markdown], { supports }) => {
      if (supports !== 'words') return undefined
      return {
        what: `shows ${excerpt(markdown)} as written, since this field doesn’t support Markdown`,
        hint: WORDS_ONLY,
      }
    },
  },
  {
    pattern: /^#{1,6} .+|^ *(?:[-*+]|\d+[.)]) .+(?=\n+ *(?:[-*+]|\d+[.)]) )/gm,
    describe: ([block], { supports }) => {
      if (supports !== 'line') return undefined
      const kind = block.startsWith('#') ? 'heading' : 'list'
      const hint = `Make it a sentence, or move it to a field that supports ${kind}s, such as the body of a prose section.`
      return { what: `has a ${kind}, but is shown as one paragraph`, hint }
    },
  },
  {
    pattern: /\[ *\]\([^\s()]+\)/g,
    describe: ([link], { supports }) => ({
      what: `has a link without words: ${link}`,
      hint: supports === 'words' ? WORDS_ONLY : 'Write the link’s words between [ and ].',
    }),
  },
  {
    // the line below a table's head: |---|:--|
    pattern: /^ *(?:\| *)?(?::?-+:? *\| *)+(?::?-+:? *)?$/gm,
    describe: () => ({
      what: 'has a table, which is shown as written',
      hint: 'Use a section of the type "table" instead.',
    }),
  },
  {
    // UTF-8 that was read as Windows-1252: ’ became â€™
    pattern: /â(?:€.?|[\u0080-\u009f]{2})|[ÂÃ][\u0080-\u00bf]/g,
    describe: ([characters]) => ({
      what: `shows ${characters}, a character that was garbled when the text was copied`,
      hint: 'Write the character itself.',
    }),
  },
  {
    pattern: /(?<![âÂÃ\u0080-\u009f])(?![\t\n\r])\p{Cc}/gu,
    describe: () => ({ what: 'has a control character, which browsers may show as a box', hint: 'Delete it.' }),
  },
  {
    // marks for right-to-left words are needed, but not these, which copy along or turn the words after them around
    pattern: /[\u200b\u2060\ufeff\u202a-\u202e]/g,
    describe: ([character], { written }) =>
      // those around a text are removed
      trimInvisible(written).includes(character)
        ? {
            what: `has a character that can’t be seen, ${invisibleIn(character)}`,
            hint: 'Delete it, or type the words around it again.',
          }
        : undefined,
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi,
    describe: ([entity], { supports }) =>
      supports === 'words' ? { what: `shows ${entity} as written`, hint: 'Write the character itself.' } : undefined,
  },
]

const WORDS_ONLY = 'Write just the words.'

/** Turns "businessName" and "BUSINESS-NAME" into "business name". */
const plainName = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** What templates have in brackets. Other words, such as "[sic]", may be intended. */
const PLACEHOLDER =
  /^(?:your|insert|enter|add|todo|tbd)\b|^(?:city|town|county|state|(?:company|business|first|last) ?name|name|address|phone|email|date|service|price|link)$/

const excerpt = (text: string) => shorten(text, 60)

function tagHint(tag: string, { supports }: Field): string {
  if (supports === 'words') return WORDS_ONLY
  if (tag === 'b' || tag === 'strong') return 'For bold, write **words**.'
  if (tag === 'i' || tag === 'em') return 'For italics, write *words*.'
  if (tag === 'a') return 'For a link, write [words](/address).'
  if (supports === 'line') return 'Delete it: this text is a single paragraph.'
  if (tag === 'br' || tag === 'p' || tag === 'div') return String.raw`Write \n\n to start a new paragraph.`
  if (tag === 'ul' || tag === 'ol' || tag === 'li') return String.raw`Write \n- before each entry.`
  return /^h\d/.test(tag) ? 'Write ### before a heading, on a line of its own.' : 'Delete it.'
}
