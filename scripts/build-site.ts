import { join } from 'node:path'
import { PageCache, readCache } from '../renderer/pipeline/build/cache'
import { createFolder, discard, publish, publishedFolder } from '../renderer/pipeline/build/publish'
import { type Shard, WHOLE, isInShard } from './build/shard'
import { Workers, openPages } from '../renderer/pipeline/build/workers'
import { checkSite } from '../renderer/pipeline/check-site'
import { emit, emitCode } from '../renderer/pipeline/emit/emit'
import { Output } from '../renderer/pipeline/emit/output'
import { fileOf } from '../renderer/pipeline/emit/site-files'
import { QUOTE_FORM_ROUTE } from '../renderer/pipeline/addresses'
import type { PageFacts, LoadedSite } from '../renderer/pipeline/site'
import { loadSite } from '../renderer/pipeline/load-site'
import { type SiteModel, buildModel } from '../renderer/pipeline/model'
import { isError } from '../renderer/pipeline/problems/problem'
import { count, terminalColors } from '../renderer/pipeline/problems/pretty'
import { isSite } from '../renderer/pipeline/validate/validator'
import { quoteFormSource } from '../sections/ui/quote-form-source'
import { Stopwatch } from './build/stopwatch'
import { buildKey, removeShardRecord, writeShardRecord } from './build/shard-record'
import type { Code } from './code/code'
import { bundleCode, findCode } from './code/open-code'
import { sourcesHash } from './code/sources-hash'
import { EXIT } from './command'
import { updateEditorSchemas } from './editor-schema/update-editor-schemas'
import { printProblems } from './print-problems'
import { createProgress } from './progress'

interface BuildOptions {
  /** The part of the site that is written. Only a whole build knows the last one. */
  shard: Shard
  watch: Stopwatch
}

/** The rooms whose code opens pages, and what it is installed with. */
const SOURCES = ['renderer', 'sections', 'schemas', 'package-lock.json']

/**
 * Validates a site and writes it to `out`/client. With an error nothing is written, and the last build stays as it was.
 * What has not changed since that build is not done again. Sets the process's exit code.
 * @returns whether the site was built
 */
export async function buildSite(folder: string, out: string, options: Partial<BuildOptions> = {}): Promise<boolean> {
  const { shard, watch }: BuildOptions = { shard: WHOLE, watch: new Stopwatch(), ...options }
  // another process bundles the code while this one opens the pages; it sets NODE_ENV, which threads take over
  const bundling = new AbortController()
  const bundle = findCode() ?? bundleCode(bundling.signal)
  if (bundle instanceof Promise) bundle.catch(() => undefined)
  const site = watch.time('check', () => loadSite(folder))
  const previous = shard === WHOLE ? publishedFolder(out) : undefined
  const cache = watch.time('remember', () => new PageCache(site, sourcesHash(SOURCES), readCache(out, previous)))
  const workers = new Workers(site)
  try {
    const progress = createProgress('documents')
    const facts = await watch.time('check', () => openPages(site, workers, cache, progress.update))
    progress.end()
    const problems = watch.time('check', () => checkSite(facts, site))
    updateEditorSchemas(site, facts)
    const { data } = site
    if (problems.some(isError) || !isSite(data)) {
      bundling.abort()
      printProblems({ ...site, problems }, 'pretty', 'Nothing was built.')
      process.exitCode = EXIT.problems
      return false
    }
    if (problems.length > 0) printProblems({ ...site, problems }, 'pretty')

    const model = await buildModel(site, data, facts)
    const client = createFolder(out)
    try {
      const output = new Output(join(out, client), previous && join(out, previous), (file) => isInShard(file, shard))
      await watch.time('files', () => emitFiles(model, facts, site, output))
      const code = await watch.time('bundle', () => bundle)
      await watch.time('files', () => emitBundle(model, code, output))
      await watch.time('pages', () => writePages({ model, code, facts, output, cache, workers, previous }, out))
      // their memory is free before what is known is written
      await workers.end()
      if (shard === WHOLE) watch.time('remember', () => cache.write(out, client, facts))
      else
        writeShardRecord(out, {
          ...shard,
          build: buildKey(code.hash, site),
          files: [...output.files],
          pages: facts.length,
        })
      if (shard === WHOLE) removeShardRecord(out)
      watch.time('publish', () => publish(out, client))
    } catch (error) {
      await workers.end()
      discard(out, client)
      throw error
    }
    const part = shard === WHOLE ? '' : `part ${shard.number} of ${shard.of} of `
    const done = `${part}${count(facts.length, 'page')} written to ${join(out, 'client')}`
    console.log(`${terminalColors.green('✓')} ${done} in ${watch.seconds.toFixed(1)} s.`)
    return true
  } finally {
    await workers.end()
  }
}

async function emitFiles(model: SiteModel, facts: PageFacts[], site: LoadedSite, output: Output): Promise<void> {
  const progress = createProgress('pictures')
  await emit(model, facts, site, output, progress.update)
  progress.end()
}

/** Writes what is made of code: the browser's, and the document of the sample form's frame where the site shows it. */
async function emitBundle(model: SiteModel, { client, render, injected }: Code, output: Output): Promise<void> {
  await emitCode(client, output)
  if (quoteFormSource(model.site) !== QUOTE_FORM_ROUTE) return
  const { renderQuoteForm } = (await import(render.href)) as typeof import('../renderer/pipeline/render-page')
  output.write(fileOf(QUOTE_FORM_ROUTE), renderQuoteForm(model, injected))
}

interface Pages {
  model: SiteModel
  code: Code
  facts: PageFacts[]
  output: Output
  cache: PageCache
  workers: Workers
  /** The folder in `out` of the last build. */
  previous: string | undefined
}

/** Renders the pages of which something has changed, and takes over the others. */
async function writePages({ model, code, facts, output, cache, workers, previous }: Pages, out: string): Promise<void> {
  const unchanged = cache.unchangedHtml(facts, model, previous && join(out, previous), code.hash)
  for (const files of unchanged.values()) for (const file of files) output.keep(file)
  const stale = facts.filter(({ file, route }) => !unchanged.has(file) && output.takes(fileOf(route)))
  const job = { module: code.render.href, model, injected: code.injected, folder: output.folder }
  const progress = createProgress('pages')
  await workers.render(stale, job, progress.update)
  progress.end()
  for (const { route, aliases } of stale) for (const name of [route, ...aliases]) output.files.add(fileOf(name))
}
