/** What Vike adds to every page: behind <head>, and before </body>. */
export interface InjectedTags {
  head: string
  body: string
}

/** A document that says nothing, where there is none to show. */
export const EMPTY_DOCUMENT = '<!DOCTYPE html><html><head></head><body></body></html>'

/** Adds to a rendered document what Vike would add to it. */
export function addInjectedTags(html: string, { head, body }: InjectedTags): string {
  const start = html.indexOf('<head>') + '<head>'.length
  const end = html.lastIndexOf('</body>')
  return html.slice(0, start) + head + html.slice(start, end) + body + html.slice(end)
}
