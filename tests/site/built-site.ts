import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BUILDS } from '../build-sites'

/** Names of files below a folder that have an ending, with "/" on every system. */
export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()

/** The HTML of a route of a site that was built for the tests. */
export function builtPage(route: string, build: keyof typeof BUILDS = 'electrician'): string {
  return readFileSync(builtFile(route === '/' ? 'index.html' : `${route.slice(1)}.html`, build), 'utf8')
}

/** The path of a file of a site that was built for the tests. */
export function builtFile(name: string, build: keyof typeof BUILDS = 'electrician'): string {
  return join(BUILDS[build].out, 'client', name)
}

/** The names of the pages of a site that was built for the tests: "workshops/payment.html". */
export const builtFiles = (build?: keyof typeof BUILDS): string[] => filesIn(builtFile('', build), '.html')

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
