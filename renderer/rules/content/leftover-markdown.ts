import { shownWords } from '../../schema/texts'
import type { SiteText } from '../../schema/schemas'

/** Marks that are left of Markdown that didn't become what its author meant. */
const MARKS: { pattern: RegExp; what: (mark: string) => string; hint: string }[] = [
  {
    pattern: /^ *(?:[-*+] )?\[[ xX]\] /m,
    what: (mark) => `shows ${mark.trim()} as written: there are no boxes to check`,
    hint: 'Delete the brackets: an entry of a list starts with - and a space.',
  },
  {
    pattern: /(?:\[[^[\]\n]{0,60})?\]\([^\s()]{0,60}|\[[^[\]()\n]{1,60}\((?:\/|https?:|tel:|sms:|mailto:)[^\s()]*\)/,
    what: () => 'shows part of a link as written',
    hint: 'Write [words](/address), with all four brackets and nothing between ] and (.',
  },
  {
    pattern: /==[^=\s][^=\n]*==/,
    what: (mark) => `shows ${mark} as written: text can’t be highlighted`,
    hint: 'For bold, write **words**.',
  },
  {
    pattern: /[^\s*]{0,20}\*\*+[^\s*]{0,20}/,
    what: (mark) => `shows ${mark} as written`,
    hint: 'For bold, write **words**, with ** at both ends and no spaces inside.',
  },
  {
    pattern: /(?<![\w/])https?:\/\/[^\s<>()[\]]+[^\s<>()[\].,;:!?]/,
    what: (mark) => `shows ${mark} as words that can’t be clicked`,
    hint: 'Write [words](https://…), so that visitors can follow it.',
  },
]

/** What a text has if it may have one of these marks. */
const MAY_HAVE = /\[|\*\*|==|https?:/

/**
 * Finds the first mark of Markdown that visitors would see. Marks that are escaped or in code are meant to be seen.
 * @param written the text as its author wrote it, without its code
 */
export function leftoverMarkdown({ format, text, blocks }: SiteText, written: string) {
  if (!MAY_HAVE.test(text)) return undefined
  const isMarkdown = format === 'markdown'
  const shown = isMarkdown ? shownWords(text, blocks) : text
  const unescaped = isMarkdown ? written.replaceAll(/\\[^\w\s]/g, '  ') : written
  // a field without Markdown has no links, so an address in it is only words
  const marks = isMarkdown ? MARKS : MARKS.slice(0, -1)
  for (const { pattern, what, hint } of marks) {
    const [shownMark] = pattern.exec(shown) ?? []
    if (shownMark === undefined) continue
    // a value of a variable is not in the text itself
    const [mark] = unescaped.includes(shownMark) ? [shownMark] : (pattern.exec(unescaped) ?? [])
    if (mark) return { part: mark.trim(), what: what(shownMark), hint: isMarkdown ? hint : 'Write just the words.' }
  }
  return undefined
}
