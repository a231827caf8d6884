import type { Site } from '../../schemas/types'
import { plainInline } from './plain-inline'

/** Begins no list, no heading, no definition: a word, a number, or a link. */
const BEGINS_PLAINLY = /^(?:[\p{L}“‘(]|\d+(?![\d.)])|\[[^[\]]*\]\()/u

/** The same where the tables of Unicode are not needed to tell. */
const BEGINS_ENGLISH = /^[A-Za-z]/

const beginsPlainly = (text: string) => BEGINS_ENGLISH.test(text) || BEGINS_PLAINLY.test(text)

/**
 * Paragraphs of one line each without anything but words and plain links, as HTML, without parsing them.
 * @returns undefined where the text may mean more
 */
export function plainBlocks(text: string, site: Site): string | undefined {
  let html = ''
  for (const paragraph of text.split('\n\n')) {
    const line = beginsPlainly(paragraph) ? plainInline(paragraph, site) : undefined
    if (line === undefined) return undefined
    html += `<p>${line}</p>\n`
  }
  return html
}
