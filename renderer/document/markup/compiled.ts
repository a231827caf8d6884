/** What compiled JSX calls, see renderer/vite/jsx/. */
import { Html } from './html'
import { type AttributeKind, attributeWriters } from './write-attribute'

export { renderComponent, writeHost, writeNode } from './write-node'

/** Markup as what a component returns. */
export const toNode = (html: string): Html => new Html(html)

/** What an element is given to hold as it is. */
export const innerHtml = ({ __html }: { __html: string }): string => __html

export const { flag, address, boolean, text } = attributeWriters satisfies Record<AttributeKind, unknown>
