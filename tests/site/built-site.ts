import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILDS } from '../build-sites'

/** The HTML of a route of a site that was built for the tests. */
export function builtPage(route: string, build: keyof typeof BUILDS = 'real'): string {
  return readFileSync(builtFile(route === '/' ? 'index.html' : `${route.slice(1)}.html`, build), 'utf8')
}

/** The path of a file of a site that was built for the tests. */
export function builtFile(name: string, build: keyof typeof BUILDS = 'real'): string {
  return join(BUILDS[build].out, 'client', name)
}

/** The words of a page as a person reads them: no markup, no styles, no scripts. */
export function wordsOf(html: string): string {
  const body = html.replace(/^.*<body>/s, '').replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
  return body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
}
