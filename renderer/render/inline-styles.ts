import { AROUND_SECTIONS, type PagePlace, readSectionMark } from './section-marks'

/** A style in the body of a page that the page's content security policy refuses: a style attribute, or a <style>. */
export interface InlineStyle extends PagePlace {
  /** The element that has it: '<em style="color:red">'. */
  element: string
}

/** What to do about one. */
export const INLINE_STYLE_FIX =
  'Use a class of the section’s stylesheet, or a <style href precedence> as sections/hero/Hero.tsx does. Where a package writes the style, see docs/sections.md.'

const bodyOf = (html: string): string => html.slice(html.indexOf('</head>'))

/** Whether a page may have inline styles. Every page of a build is searched, which must take no time. */
export const mayHaveInlineStyles = (html: string): boolean => /\sstyle=|<style/.test(bodyOf(html))

/** A comment, the end of the sections, or a tag: React escapes what could end one before its end. */
const PIECE = /<!--(?<comment>.*?)-->|(?<end><\/main>)|<(?<tag>[a-z][\w:-]*)(?<attributes>(?:[\s/][^<>]*)?)>/gis

/** ' class="small"' */
const ATTRIBUTE = /\s([^\s"'=/]+)(?:="([^"]*)"|='([^']*)')?/g

/**
 * Finds the inline styles of a page.
 * @param html the page as in development, where a comment in front of each section names it
 * @returns the first in each type of section
 */
export function findInlineStyles(html: string): InlineStyle[] {
  const firstByFile = new Map<string, InlineStyle>()
  let at = AROUND_SECTIONS
  for (const { groups = {} } of bodyOf(html).matchAll(PIECE)) {
    const { comment = '', end, tag = '', attributes = '' } = groups
    at = end ? AROUND_SECTIONS : (readSectionMark(comment) ?? at)
    if (firstByFile.has(at.file)) continue
    const values = Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', double, single]) => ({
      name,
      value: double ?? single ?? '',
    }))
    if (tag === 'style' || values.some(({ name }) => name === 'style'))
      firstByFile.set(at.file, { ...at, element: describeElement(tag, values) })
  }
  return [...firstByFile.values()]
}

/** The attributes by which people know an element, and what is wrong with it. */
const TELLING = ['id', 'class', 'href', 'style']

/** Longer values are cut. */
const MAX_VALUE = 80

/** Describes an element by its tag, with some of its attributes: '<em style="color:red">'. */
export function describeElement(tag: string, attributes: Iterable<{ name: string; value: string }>): string {
  const shown = [...attributes].filter(({ name, value }) => TELLING.includes(name) && value !== '')
  return `<${[tag, ...shown.map(({ name, value }) => `${name}="${shortValue(value)}"`)].join(' ')}>`
}

function shortValue(value: string): string {
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE)}…` : line
}
