import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import sax from 'sax'
import type { Problem } from '../renderer/problems/problem'
import { addressesOf, redirectAt } from '../renderer/site/addresses'
import { decodeRoute, shownAt } from '../renderer/site/old-addresses'
import type { PageFacts } from '../renderer/site/page'
import type { LoadedSite } from '../renderer/site/site'
import { Failure, UsageError } from './command'

/** A sitemap of the site that was at the same domain before. */
interface OldSitemap {
  file: string
  text: string
  /** The paths of its addresses with their queries, each once: "/index.php?page=2". */
  addresses: string[]
}

/** What becomes of the addresses of an old sitemap. */
export interface CheckedSitemap extends OldSitemap {
  /** The addresses that show a page or a file. */
  answering: string[]
  redirected: string[]
  /** The addresses that lead nowhere. */
  lost: string[]
}

/**
 * Finds out which addresses of an old site lead nowhere on the new one.
 * @throws UsageError if there is no such file
 * @throws Failure if it isn't a sitemap
 */
export function checkOldSitemap(file: string, facts: PageFacts[], site: LoadedSite): CheckedSitemap {
  const sitemap = readSitemap(file)
  const addresses = addressesOf(facts, site)
  const files = new Set(site.publicFiles)
  const isAnswering = (address: string): boolean => {
    const path = decodeRoute(address.split('?', 1)[0] ?? '')
    if (path === undefined) return false
    const kind = addresses.byRoute.get(shownAt(path))?.kind
    return files.has(path) || kind === 'page' || kind === 'alias' || kind === 'embed'
  }
  const fates = new Map(
    sitemap.addresses.map((address) => [
      address,
      redirectAt(address, addresses) ? 'redirected' : isAnswering(address) ? 'answering' : 'lost',
    ]),
  )
  const those = (fate: string) => sitemap.addresses.filter((address) => fates.get(address) === fate)
  return { ...sitemap, answering: those('answering'), redirected: those('redirected'), lost: those('lost') }
}

function readSitemap(file: string): OldSitemap {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}.`)
  const bytes = readFileSync(file)
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const text = (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '')
  const urls = text.trimStart().startsWith('<') ? urlsInXml(text, file) : text.split(/\s+/)
  const addresses = new Set(urls.filter(Boolean).map((url) => pathOf(url, file)))
  if (addresses.size === 0) throw new Failure(`${file} lists no addresses, so it is no sitemap.`)
  return { file, text, addresses: [...addresses] }
}

/** @throws Failure if the text isn't a sitemap, or lists others */
function urlsInXml(text: string, file: string): string[] {
  const urls: string[] = []
  const path: string[] = []
  const parser = sax.parser(true, { trim: true })
  const onError = (error: Error): never => {
    const [reason] = error.message.split('\n')
    throw new Failure(`${file} can’t be read as a sitemap: ${reason}`, { cause: error })
  }
  const onText = (url: string) => {
    // <image:loc> is the address of a picture
    if (path.at(-1) !== 'loc') return
    if (path.includes('sitemapindex'))
      throw new Failure(`${file} lists other sitemaps, such as ${url}. Save each, and name them with --old-sitemap.`)
    urls.push(url)
  }
  Object.assign(parser, {
    onopentagstart: ({ name }: { name: string }) => path.push(name),
    onclosetag: () => path.pop(),
    ontext: onText,
    oncdata: onText,
    onerror: onError,
  })
  parser.write(text).close()
  return urls
}

/** The path of an address, with its query. The old site may have had another domain. */
function pathOf(url: string, file: string): string {
  if (!URL.canParse(url, 'https://old.example'))
    throw new Failure(`${file} lists ${JSON.stringify(url)}, which is no address.`)
  const { pathname, search } = new URL(url, 'https://old.example')
  return pathname + search
}

/** The lost addresses as problems, for programs. */
export function lostAddresses({ file, text, lost }: CheckedSitemap): Problem[] {
  return lost.map((address) => {
    const written = address.replaceAll('&', '&amp;')
    const start = Math.max(0, text.indexOf(written))
    return {
      severity: 'error',
      rule: 'lost-address',
      file,
      start,
      end: start + written.length,
      pointer: '',
      where: address,
      what: 'was an address of the old site, and leads nowhere now',
      hint: HINT,
    }
  })
}

const HINT = 'Redirect it in site.json, or with `npm run table -- import redirects.csv`.'

/** Says how many addresses of an old site still lead somewhere, and lists those that don't. */
export function describeSitemap({ file, answering, redirected, lost }: CheckedSitemap): string {
  const parts = [`${answering.length} still here`, `${redirected.length} redirected`, `${lost.length} leading nowhere`]
  const sum = `Addresses in ${file}: ${parts.join(', ')}.`
  return lost.length === 0 ? sum : [sum, ...lost.map((address) => `  ${address}`), `For each: ${HINT}`].join('\n')
}
