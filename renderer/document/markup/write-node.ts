import { Fragment, type ReactElement, type ReactNode, isValidElement } from 'react'
import { escapeHtml } from './escape-html'
import { tagOf } from './tags'
import { writeAttribute } from './write-attribute'

/** React's name for markup that is written already. */
const MARKUP = '__html'

/** A component as pages have them: a function of its props. It is called once, and nothing that it does is kept. */
type Component = (props: Record<string, unknown>) => ReactNode

/**
 * Writes what React's components say as HTML, as React's own renderer would, in HTML's own syntax. React's can do much
 * that no page needs: wait, continue in a browser, recover from errors. Without all that a build of ten thousand pages
 * takes a sixth less of the processors' cycles.
 * @throws for what only React's own renderer understands, such as a class or a context: a mistake of ours
 */
export function writeNode(node: ReactNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (typeof node === 'number') return String(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return writeAll(node)
  if (isValidElement(node)) return writeElement(node)
  throw new Error(`A component returned ${String(node)}, which is no element and no text.`)
}

function writeAll(nodes: ReactNode[]): string {
  let html = ''
  for (const node of nodes) html += writeNode(node)
  return html
}

function writeElement({ type, props }: ReactElement): string {
  const given = props as Record<string, unknown>
  if (typeof type === 'string') return writeHost(type, given)
  if (typeof type === 'function') return writeNode((type as Component)(given))
  if (type === Fragment) return writeNode(given.children as ReactNode)
  throw new Error('A page holds an element that is no tag and no function. Sections are pure functions of their props.')
}

function writeHost(name: string, props: Record<string, unknown>): string {
  const tag = tagOf(name)
  let start = tag.start
  let content = ''
  // one look at each property: elements are of too many shapes for V8 to know where theirs are
  for (const property in props) {
    const value = props[property]
    if (property === 'children') content = writeNode(value as ReactNode)
    else if (property === 'dangerouslySetInnerHTML') content = (value as { __html: string })[MARKUP]
    else if (value !== undefined && value !== null) start += writeAttribute(property, value)
  }
  if (tag.isVoid) return `${start}>`
  return content === '' && tag.isShape ? `${start}/>` : `${start}>${content}${tag.end}`
}
