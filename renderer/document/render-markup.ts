import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { recordStyles } from '../../sections/ui/used-styles'
import { toHtmlSyntax } from './html-syntax'

/** A part of a document. */
export interface Markup {
  html: string
  /** What of it belongs in the head: links that preload its pictures. */
  preloads: string
  /** The classes of CSS modules that stand in it. */
  classes: Set<string>
}

/** Renders a part of a document to HTML. */
export function renderMarkup(element: ReactElement): Markup {
  const { result, classes } = recordStyles(() => renderToStaticMarkup(element))
  const html = toHtmlSyntax(result)
  // React puts the preloads of a fragment's pictures in front of it
  const preloads = /^(<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? ''
  return { html: html.slice(preloads.length), preloads, classes }
}
