/** What compiled JSX calls, see renderer/vite/jsx/. */
import { Html } from './html'
import { attributeWriters, writeAttribute } from './write-attribute'

export { innerHtml, renderComponent, writeHost, writeNode } from './write-node'

/** Markup as what a component returns. */
export const toNode = (html: string): Html => new Html(html)

export const { flag, address, boolean, className, text } = attributeWriters

/** What an expression holds as the props of a component, which reads them only. */
export const props = (held: unknown): object => (typeof held === 'object' && held !== null ? held : {})

/** The markup of each item of a list. */
export function each<T>(items: readonly T[], write: (item: T, index: number) => string): string {
  let html = ''
  for (let index = 0; index < items.length; index++) html += write(items[index] as T, index)
  return html
}

/**
 * What an expression holds as attributes.
 * @param others the names of the element's other properties
 * @throws for one of these, and for what is no attribute: a mistake of ours
 */
export function attributes(held: unknown, others: string[]): string {
  let html = ''
  const given = props(held) as Record<string, unknown>
  for (const property in given) {
    const value = given[property]
    if (others.includes(property) || property === 'children' || property === 'dangerouslySetInnerHTML')
      throw new Error(`An element is given "${property}" by an expression that may only hold its other attributes.`)
    if (value !== undefined && value !== null) html += writeAttribute(property, value)
  }
  return html
}

/** Markup that holds classes, which note that they are used as they are read. */
export const noted = (html: string, ..._classes: (string | undefined)[]): string => html
