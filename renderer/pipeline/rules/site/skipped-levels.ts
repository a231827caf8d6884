import { nodeOf } from '../../resolve/origin'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { SiteText } from '../../texts/site-texts'
import type { Rule } from '../rule'
import { type MarkdownHeading, markdownHeadings } from './markdown-headings'

/** The level above which the headings of a text stand: that of the section it is in. */
const SECTION = 2

/**
 * A problem for every heading of a Markdown text that stands as high as its section's own, or skips a level.
 * The text is read as the author wrote it, so that the mark can be found.
 */
export function skippedLevels(rule: Rule, source: SiteText): Problem[] {
  const { origin } = source
  let above = SECTION
  return markdownHeadings(String(nodeOf(origin).value)).flatMap((heading) => {
    const { level, text, source } = heading
    const right = Math.min(Math.max(level, SECTION + 1), above + 1)
    above = right
    if (level === right) return []
    const hint = `Write "${'#'.repeat(right)} ${text}".`
    return [problemOf(rule, origin, { what: describe(heading, right), hint }, { part: source })]
  })
}

const describe = ({ level, text }: MarkdownHeading, right: number) =>
  level > right
    ? `has the heading "${text}" with ${'#'.repeat(level)}, but none with ${'#'.repeat(level - 1)} over it`
    : `has the heading "${text}" of level ${level}, but headings inside a text begin at ###`
