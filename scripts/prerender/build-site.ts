import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { PageCache, citiesIn, readCache } from '../../renderer/prerender/cache'
import { publish, publishedFolder } from '../../renderer/prerender/publish'
import { Workers, openPages } from '../../renderer/prerender/workers'
import { checkSite } from '../../renderer/pipeline/check-site'
import { emit, emitCode } from '../../renderer/emit/emit'
import { Output } from '../../renderer/emit/output'
import type { InlineStyle } from '../../renderer/render/inline-styles'
import { fileOf } from '../../renderer/emit/site-files'
import type { Occasion } from '../../renderer/documents/clock'
import { loadSite } from '../../renderer/pipeline/load-site'
import { type SiteModel, buildModel, foreseeModel } from '../../renderer/render/model'
import { count, terminalColors } from '../../renderer/problems/pretty'
import { isError } from '../../renderer/problems/problem'
import type { PageFacts } from '../../renderer/site/page'
import { isPageShown } from '../../renderer/site/page-on-day'
import type { LoadedSite } from '../../renderer/site/site'
import { isSite } from '../../renderer/validate/validator'
import { sampleForm, sampleFormPaths } from '../../sections/ui/embeds/quote-form-source'
import { EXIT } from '../command'
import { printProblems } from '../print-problems'
import { withProgress } from '../terminal'
import { updateEditorSchemas } from '../types/editor-schemas'
import { assertCodeFits } from './assert-code'
import { type Code, codeHash, openCode } from './code'
import { type LastModified, readLastModified } from './last-modified'
import { nextSiteChange, writeNextChange } from './next-change'
import { assertOutFolder } from './out-folder'
import { printInlineStyles } from './print-inline-styles'
import { type Shard, buildKey, isInShard, removeShardRecord, writeShardRecord } from './shards'

/**
 * Validates a site and writes it to `out`/client. With an error, nothing is written and the last build stays. What has not
 * changed since then is not done again. Sets the process's exit code.
 * @param shard the part of the site to write; by default the whole site. Only a whole build reuses the last one
 * @param occasion the day to build for, and whether drafts are built as well
 * @returns whether the site was built
 */
export async function buildSite(folder: string, out: string, shard?: Shard, occasion: Occasion = {}): Promise<boolean> {
  const started = performance.now()
  assertOutFolder(out, folder)
  assertCodeFits()
  // another process bundles the code while this one opens the pages. It sets NODE_ENV at once, which threads inherit
  const hash = codeHash()
  const bundling = new AbortController()
  const bundle = openCode(hash, bundling.signal)
  bundle.catch(() => undefined)
  const previous = shard ? undefined : publishedFolder(out)
  const stored = readCache(out, previous)
  const site = loadSite(folder, citiesIn(stored, hash), occasion)
  // runs while the pages are opened
  const lastModified = readLastModified(site)
  const cache = new PageCache(site, hash, stored)
  const workers = new Workers(site)
  const last = previous && join(out, previous)
  let next: string | undefined
  let pageCount = 0
  try {
    const isPublished = await publish(out, async (client) => {
      const opening = withProgress('documents', (onProgress) => openPages(site, workers, cache, onProgress))
      const isFirst = !last && !shard
      // if this fails, pages are rendered, or the error is reported, once the whole site is checked
      const foreseenModel = isFirst
        ? prepareEarly(site, workers, bundle, join(out, client)).catch(() => undefined)
        : undefined
      const facts = await opening
      const problems = checkSite(facts, site)
      const { data } = site
      if (problems.some(isError) || !isSite(data)) {
        bundling.abort()
        printProblems({ ...site, problems }, 'pretty', 'Nothing was built.')
        updateEditorSchemas(site, facts)
        return false
      }
      if (problems.length > 0) printProblems({ ...site, problems }, 'pretty')
      const model = await buildModel(site, data, facts, workers.images)
      next = nextSiteChange(site, facts)
      const shownFacts = facts.filter((page) => isPageShown(page, site))
      pageCount = shownFacts.length
      const foreseen = await foreseenModel
      // the cities, the translations, and the pages that aren't there, differ if a document was changed in the meantime
      const isForeseen = (['cities', 'absent', 'translations', 'homes'] as const).every((part) =>
        isDeepStrictEqual(foreseen?.[part], model[part]),
      )
      const written = isForeseen ? workers.written : new Map<string, InlineStyle[]>()
      const parts = { site, facts, shownFacts, model, cache, workers, written, out, last, shard, next }
      await writeSite({ ...parts, lastModified: await lastModified }, client, await bundle)
      updateEditorSchemas(site, facts)
      return true
    })
    if (!isPublished) {
      process.exitCode = EXIT.problems
      return false
    }
    const part = shard ? `part ${shard.number} of ${shard.of} of ` : ''
    const done = `${part}${count(pageCount, 'page')} written to ${join(out, 'client')}`
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${terminalColors.green('✓')} ${done} in ${seconds} s.`)
    if (next !== undefined) console.log(`The site changes by itself on ${next}: build it again on that day.`)
    return true
  } finally {
    await workers.end()
  }
}

/**
 * Lets pages be rendered as soon as they are opened, once their code is bundled.
 * @returns what they are rendered with; undefined if site.json has an error
 */
async function prepareEarly(site: LoadedSite, workers: Workers, bundle: Promise<Code>, folder: string) {
  if (!isSite(site.data)) return undefined
  const model = await foreseeModel(site, site.data)
  const { render, injected } = await bundle
  await workers.prepare({ module: render.href, model, injected, folder, isEarly: true })
  return model
}

/** A site without errors, and what is needed to write it. */
interface Build {
  site: LoadedSite
  facts: PageFacts[]
  /** Those of the pages that are on the site. */
  shownFacts: PageFacts[]
  model: SiteModel
  cache: PageCache
  workers: Workers
  /** The pages that are written already, by their documents, with their inline styles. */
  written: Map<string, InlineStyle[]>
  out: string
  /** The folder of the last build, if it can be reused. */
  last: string | undefined
  shard: Shard | undefined
  lastModified: LastModified
  /** The next day on which the site changes by itself. */
  next: string | undefined
}

/** Writes a site to a folder in `out`, and next to it the cache, or the record of a part. */
async function writeSite(build: Build, client: string, code: Code): Promise<void> {
  const { site, facts, shownFacts, model, cache, workers, written, out, last, shard, lastModified, next } = build
  const output = new Output(join(out, client), last, (file) => isInShard(file, shard))
  const unchanged = last ? cache.unchangedHtml(shownFacts, model, last, code.hash) : new Map<string, string[]>()
  const stale = shownFacts.filter(({ file, route }) => !unchanged.has(file) && output.takes(fileOf(route)))
  const unwritten = stale.filter(({ file }) => !written.has(file))
  const job = { module: code.render.href, model, injected: code.injected, folder: output.folder }
  const rendering = withProgress('pages', (onProgress) => workers.render(unwritten, job, onProgress))
  // awaited below: the rest is done while threads render
  rendering.catch(() => undefined)
  for (const files of unchanged.values()) for (const file of files) output.keep(file)
  await emitBundle(model, code, output)
  const datedPages = shownFacts.map((page) => ({
    ...page,
    lastModified: lastModified(page),
    ...(site.showsAll && { index: false }),
  }))
  await withProgress('pictures', (onProgress) => emit(model, datedPages, site, output, onProgress))
  if (!last) cache.hashRendered(shownFacts, model, code.hash)
  // frees their memory before the cache is written, and stops threads that still write after a failure
  const renderedStyles = await rendering.finally(() => workers.end())
  const earlyStyles = [...written].filter(([, { length }]) => length > 0)
  const inlineStyles = new Map([...cache.inlineStylesOf(unchanged.keys()), ...earlyStyles, ...renderedStyles])
  printInlineStyles(shownFacts, inlineStyles)
  for (const { route, aliases } of stale) for (const name of [route, ...aliases]) output.files.add(fileOf(name))
  if (shard) {
    const key = buildKey(code.hash, site, facts, next)
    const pages = shownFacts.length
    writeShardRecord(out, { ...shard, build: key, files: [...output.files], pages, ...(next && { next }) })
  } else {
    cache.write(out, client, facts, inlineStyles)
    removeShardRecord(out)
  }
  writeNextChange(out, next)
}

/** Writes what comes from the bundle: the browser's code and, if the site shows it, the sample form in each language. */
async function emitBundle(model: SiteModel, { client, render, injected }: Code, output: Output): Promise<void> {
  await emitCode(client, output)
  const paths = sampleFormPaths(model.site)
  if (paths.length === 0) return
  const { renderQuoteForm } = (await import(render.href)) as typeof import('../../renderer/render/render-page')
  for (const path of paths) output.write(fileOf(sampleForm(path)), renderQuoteForm(model, injected, path))
}
