import { type ReactElement, type ReactNode, createElement } from 'react'
import { type PicturePreload, recordPreloads } from '../../sections/ui/preload-picture'
import { type MarkupWriter, withWriter } from '../../sections/ui/remembered'
import { recordStyles } from '../../sections/ui/used-styles'
import { toNode } from './markup/compiled'
import { writeNode } from './markup/write-node'

/** A part of a document. */
export interface Markup {
  html: string
  /** What of it belongs in the head: links that preload its pictures. */
  preloads: string
  /** A key of the classes of CSS modules that stand in it. */
  styles: string
}

/** What is remembered is given back as markup, which is no element to React's types. */
const WRITER: MarkupWriter = { write: writeNode, toNode: (html) => toNode(html) as unknown as ReactNode }

/**
 * Renders a part of a document to HTML.
 * @param part makes its elements: where JSX is compiled, they are rendered as soon as they are made
 */
export function renderMarkup(part: () => ReactElement): Markup {
  const { result, preloads } = recordPreloads(() => recordStyles(() => withWriter(WRITER, () => writeNode(part()))))
  return { html: result.result, preloads: preloads.map(linkOf).join(''), styles: result.styles }
}

/** Thousands of pages begin with the same pictures. */
const links = new WeakMap<PicturePreload, string>()

function linkOf(preload: PicturePreload): string {
  const known = links.get(preload)
  if (known !== undefined) return known
  const link = writeNode(createElement('link', { rel: 'preload', as: 'image', ...preload }))
  links.set(preload, link)
  return link
}
