/**
 * The route that a page itself names as its own: that of another page, if it is an alias.
 * @returns undefined for what is no page, as redirects and the documents of frames are
 */
export function mainRoute(html: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  if (canonical === undefined || html.includes('http-equiv="refresh"')) return undefined
  return new URL(canonical, 'http://localhost').pathname
}
