import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The markup of a part of a page. */
export interface Markup {
  /** What React puts in front of it for the head: links that preload its pictures, and styles that components bring. */
  head: string
  body: string
  /** Its class attributes, each once: ' class="wrap _Hero-title"'. */
  classLists: Set<string>
}

/** No part of a page. */
export const NO_MARKUP: Markup = { head: '', body: '', classLists: new Set() }

interface Options {
  /** How it begins, "<main", where React may put something in front of it. */
  start?: string
  /** Keeps its ids apart from those of other parts. */
  identifierPrefix?: string
}

/** Renders a part of a page's body. */
export function renderMarkup(element: ReactNode, { start = '', identifierPrefix }: Options = {}): Markup {
  const html = renderToStaticMarkup(element, { identifierPrefix })
  const at = html.indexOf(start)
  return { head: html.slice(0, at), body: html.slice(at), classLists: new Set(html.match(/ class="[^"]*"/g)) }
}
