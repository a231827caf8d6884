import { AROUND_SECTIONS, type PagePlace, readSectionMark } from './section-marks'

/** A style in a page's body that its content security policy refuses: a style attribute, or a <style>. */
export interface InlineStyle extends PagePlace {
  /** The element with the style: '<em style="color:red">'. */
  element: string
}

/** How to fix an inline style. */
export const INLINE_STYLE_FIX =
  'Use a class from the section’s stylesheet, or a <style href precedence> as in sections/hero/Hero.tsx. If a package writes the style, see docs/sections.md.'

const bodyOf = (html: string): string => html.slice(html.indexOf('</head>'))

/** Whether a page may have inline styles: a quick test, since a build runs it on every page. */
export const mayHaveInlineStyles = (html: string): boolean => /\sstyle=|<style/.test(bodyOf(html))

/** A comment, the end of the sections, or a tag. React escapes everything that could end one early. */
const PIECE = /<!--(?<comment>.*?)-->|(?<end><\/main>)|<(?<tag>[a-z][\w:-]*)(?<attributes>[^<>]*)>/gis

/** ' class="small"' */
const ATTRIBUTE = /\s([^\s"'=/]+)(?:="([^"]*)"|='([^']*)')?/g

/**
 * Finds the inline styles of a page.
 * @param html the page as rendered in development, with a comment in front of each section that names it
 * @returns the first one in each type of section
 */
export function findInlineStyles(html: string): InlineStyle[] {
  const firstByFile = new Map<string, InlineStyle>()
  let place = AROUND_SECTIONS
  for (const { groups = {} } of bodyOf(html).matchAll(PIECE)) {
    const { comment = '', end, tag = '', attributes = '' } = groups
    place = end ? AROUND_SECTIONS : (readSectionMark(comment) ?? place)
    if (firstByFile.has(place.file)) continue
    const values = Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', double, single]) => ({
      name,
      value: double ?? single ?? '',
    }))
    if (tag === 'style' || values.some(({ name }) => name === 'style'))
      firstByFile.set(place.file, { ...place, element: describeElement(tag, values) })
  }
  return [...firstByFile.values()]
}

/** The attributes that are shown: those that identify an element, and the style. */
const SHOWN = ['id', 'class', 'href', 'style']

/** In characters: longer values are cut. */
const MAX_VALUE = 80

/** Describes an element by its tag, with some of its attributes: '<em style="color:red">'. */
export function describeElement(tag: string, attributes: Iterable<{ name: string; value: string }>): string {
  const shown = [...attributes].filter(({ name, value }) => SHOWN.includes(name) && value !== '')
  return `<${[tag, ...shown.map(({ name, value }) => `${name}="${shortValue(value)}"`)].join(' ')}>`
}

function shortValue(value: string): string {
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE)}…` : line
}
