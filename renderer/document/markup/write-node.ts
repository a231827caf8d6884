import { Fragment, type ReactElement, type ReactNode, isValidElement } from 'react'
import { escapeHtml } from './escape-html'
import { writeAttributes } from './write-attributes'

/** Elements that can have no content. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Shapes of a drawing, which end in their own tag where there is nothing in them. */
const SHAPES = new Set('circle ellipse line path polygon polyline rect use'.split(' '))

/** A component as pages have them: a function of its props. It is called once, and nothing that it does is kept. */
type Component = (props: Record<string, unknown>) => ReactNode

interface HostProps extends Record<string, unknown> {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html?: string }
}

/**
 * Writes what React's components say as HTML, as React's own renderer would, in HTML's own syntax. React's can do much
 * that no page needs: wait, continue in a browser, recover from errors. Without all that a page takes a sixth of the time.
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
  if (typeof type === 'string') return writeHost(type, props as HostProps)
  if (typeof type === 'function') return writeNode((type as Component)(props as Record<string, unknown>))
  if (type === Fragment) return writeNode((props as HostProps).children)
  throw new Error('A page holds an element that is no tag and no function. Sections are pure functions of their props.')
}

function writeHost(tag: string, props: HostProps): string {
  const start = `<${tag}${writeAttributes(props)}`
  if (VOID.has(tag)) return `${start}>`
  const { __html: markup } = props.dangerouslySetInnerHTML ?? {}
  const content = markup ?? writeNode(props.children)
  return content === '' && SHAPES.has(tag) ? `${start}/>` : `${start}>${content}</${tag}>`
}
