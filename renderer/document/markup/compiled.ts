/** What compiled JSX calls, see renderer/vite/jsx/. */
import { Html } from './html'
import { attributeWriters } from './write-attribute'

export { innerHtml, renderComponent, writeHost, writeNode } from './write-node'

/** Markup as what a component returns. */
export const toNode = (html: string): Html => new Html(html)

export const { flag, address, boolean, className, text } = attributeWriters

/** What an expression holds as the props of a component, which reads them only. */
export const props = (held: unknown): object => (typeof held === 'object' && held !== null ? held : {})
