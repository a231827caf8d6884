/** What compiled JSX calls, see renderer/vite/jsx/. */
import { Html } from './html'
import { attributeWriters } from './write-attribute'

export { innerHtml, renderComponent, writeHost, writeNode } from './write-node'

/** Markup as what a component returns. */
export const toNode = (html: string): Html => new Html(html)

export const { flag, address, boolean, text } = attributeWriters
