/** What Vike adds to every page: behind <head>, and before </body>. */
export interface InjectedTags {
  head: string
  body: string
}

/** A document that says nothing: what Vike makes of it shows what it adds. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head></head><body></body></html>'

/**
 * Reads what Vike adds from what it made of the empty document.
 * @throws where Vike changed more of it than that
 */
export function readInjectedTags(html: string): InjectedTags {
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  const injected = { head, body }
  if (addInjectedTags(EMPTY_DOCUMENT, injected) !== html)
    throw new Error(`Vike must add tags to the head and the body of an empty document only. It made of it:\n${html}`)
  return injected
}

/** Adds to a rendered document what Vike would add to it. */
export function addInjectedTags(html: string, { head, body }: InjectedTags): string {
  const start = html.indexOf('<head>') + '<head>'.length
  const end = html.lastIndexOf('</body>')
  return html.slice(0, start) + head + html.slice(start, end) + body + html.slice(end)
}
