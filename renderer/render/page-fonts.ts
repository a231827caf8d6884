import type { Theme } from '../../schemas/types'
import { fontFiles, otherFontFiles, otherFontStyles } from '../../sections/ui/styles/fonts'
import type { Markup } from './markup'

/** What a page loads to show its texts. */
export interface PageFonts {
  /** The files that are loaded at once. */
  files: string[]
  /** The styles for letters that few pages have. */
  styles: string
}

const HEADING = /<h[1-6][^>]*>.*?<\/h[1-6]>/gs

const TAG = /<[^<>]*>/g

/**
 * The fonts of a page. Most pages have only Latin letters, and load the same files: the letters of other languages are in
 * files of their own, which only pages with such letters name.
 */
export function pageFonts(parts: Markup[], theme?: Theme): PageFonts {
  const files = fontFiles(theme)
  // with those of attributes, since an island shows its texts later
  const characters = new Set(parts.flatMap((part) => [...part.characters]))
  const styles = otherFontStyles(characters, theme)
  if (styles === '') return { files, styles }
  const html = parts.map(({ body }) => body).join('')
  const headings = html.match(HEADING)?.join('') ?? ''
  const texts = html.replaceAll(HEADING, '')
  return { files: [...new Set([...files, ...otherFontFiles(visible(headings), visible(texts), theme)])], styles }
}

/** The characters of a markup outside of its tags. */
const visible = (html: string) => new Set(html.replaceAll(TAG, ''))
