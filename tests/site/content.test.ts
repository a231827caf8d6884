import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readHtml } from '../../scripts/diff/read-html'
import { BUILDS } from '../build-sites'
import { builtFile, builtFiles, filesIn } from './built-site'

/**
 * What every page of these sites says to people and to programs, whatever its markup is. A change of words, links, pictures
 * or metadata changes these files: read the difference, then `npx vitest run tests/site/content.test.ts -u`.
 */
describe.each(Object.keys(BUILDS) as (keyof typeof BUILDS)[])('the site "%s"', (site) => {
  const pages = builtFiles(site)

  test.each(pages)('%s says what it said', async (name) => {
    const content = contentOf(readFileSync(builtFile(name, site), 'utf8'))
    await expect(content).toMatchFileSnapshot(`../snapshots/content/${site}/${name.replace(/html$/, 'txt')}`)
  })

  test('no page has come or gone', () => {
    const kept = filesIn(`tests/snapshots/content/${site}`, '.txt')
    expect(pages.map((name) => name.replace(/html$/, 'txt')).sort()).toEqual(kept)
  })
})

/** A page's metadata, words, links, pictures and structured data, a line each. */
function contentOf(html: string): string {
  // a parser that runs scripts reads what stands in <noscript> as text
  const { metadata, blocks, links, pictures, data } = readHtml(html.replaceAll(/<noscript>.*?<\/noscript>/gs, ''))
  return [
    ...Object.entries(metadata)
      .map(([name, value]) => `${name}: ${value}`)
      .sort(),
    ...preloadsOf(html),
    '',
    ...blocks.map(({ text, under }) => `[${under}] ${text}`),
    '',
    ...links.map(({ label, href }) => `${label} → ${href}`),
    '',
    ...pictures.map(({ file, alt }) => `${file} “${alt}”`),
    '',
    JSON.stringify(data, null, 1),
    '',
  ].join('\n')
}

/** What the head asks for before the page is read, without the hashes of contents. */
function preloadsOf(html: string): string[] {
  const [head = ''] = html.split('</head>')
  const links = [...head.matchAll(/<link rel="preload"[^>]*?(?:href|imagesrcset)="([^"]*)"/gi)]
  return links
    .map(([, address = '']) => `preload: ${address.replace(/^\/assets\/.*?([\w-]+)\.[\w-]{8}(?=\.woff2)/, '$1')}`)
    .sort()
}
