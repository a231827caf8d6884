import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The markup of a part of a page. */
export interface Markup {
  /** What React hoists in front of it for the head: links that preload its pictures, and styles of components. */
  head: string
  body: string
  /** Its class attributes, each once: ' class="wrap _Hero-title"'. */
  classLists: Set<string>
  /** Its characters beyond those of Western European languages and their punctuation. */
  characters: Set<string>
}

/** The markup of nothing. */
export const NO_MARKUP: Markup = { head: '', body: '', classLists: new Set(), characters: new Set() }

/** All but those of Latin-1, and the quotes and dashes of typography. */
const OTHER_CHARACTER = /[^\0-\u00ff\u2000-\u206f]/gu

interface Options {
  /** How the body begins, if React may put something in front of it: "<main". */
  start?: string
  /** Keeps its ids distinct from those of other parts. */
  identifierPrefix?: string
}

/** Renders a part of a page's body. */
export function renderMarkup(element: ReactNode, { start = '', identifierPrefix }: Options = {}): Markup {
  const html = renderToStaticMarkup(element, { identifierPrefix })
  const bodyStart = html.indexOf(start)
  return {
    head: html.slice(0, bodyStart),
    body: html.slice(bodyStart),
    classLists: new Set(html.match(/ class="[^"]*"/g)),
    characters: new Set(html.match(OTHER_CHARACTER)),
  }
}
