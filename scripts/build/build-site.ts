import { join } from 'node:path'
import { QUOTE_FORM_ROUTE } from '../../renderer/pipeline/addresses'
import { PageCache, readCache } from '../../renderer/pipeline/build/cache'
import { createFolder, discard, publish, publishedFolder } from '../../renderer/pipeline/build/publish'
import { Workers, openPages } from '../../renderer/pipeline/build/workers'
import { checkSite } from '../../renderer/pipeline/check-site'
import { emit, emitCode } from '../../renderer/pipeline/emit/emit'
import { Output } from '../../renderer/pipeline/emit/output'
import { fileOf } from '../../renderer/pipeline/emit/site-files'
import type { PageFacts } from '../../renderer/pipeline/site'
import { loadSite } from '../../renderer/pipeline/load-site'
import { type SiteModel, buildModel } from '../../renderer/pipeline/model'
import { isError } from '../../renderer/pipeline/problems/problem'
import { count, terminalColors } from '../../renderer/pipeline/problems/pretty'
import { isSite } from '../../renderer/pipeline/validate/validator'
import { quoteFormSource } from '../../sections/ui/quote-form-source'
import { EXIT } from '../command'
import { updateEditorSchemas } from '../types/editor-schemas'
import { printProblems } from '../print-problems'
import { withProgress } from '../terminal'
import { type Code, bundleCode, codeHash, findCode } from './code'
import { type Shard, buildKey, isInShard, removeShardRecord, writeShardRecord } from './shards'

interface BuildOptions {
  /** The part of the site that is written; by default the whole site. Only a whole build reuses the last one. */
  shard?: Shard
  stopwatch?: Stopwatch
}

/**
 * Validates a site and writes it to `out`/client. With an error nothing is written, and the last build stays as it was.
 * What has not changed since that build is not done again. Sets the process's exit code.
 * @returns whether the site was built
 */
export async function buildSite(folder: string, out: string, options: BuildOptions = {}): Promise<boolean> {
  const { shard, stopwatch = new Stopwatch() } = options
  // another process bundles the code while this one opens the pages. NODE_ENV is set first, since threads inherit it
  const hash = codeHash()
  const bundling = new AbortController()
  const bundle = findCode(hash) ?? bundleCode(hash, bundling.signal)
  if (bundle instanceof Promise) bundle.catch(() => undefined)
  const site = stopwatch.time('check', () => loadSite(folder))
  const previous = shard ? undefined : publishedFolder(out)
  const cache = stopwatch.time('cache', () => new PageCache(site, hash, readCache(out, previous)))
  const workers = new Workers(site)
  try {
    const opening = () => withProgress('documents', (onProgress) => openPages(site, workers, cache, onProgress))
    const facts = await stopwatch.time('check', opening)
    const problems = stopwatch.time('check', () => checkSite(facts, site))
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
      const emitting = () => withProgress('pictures', (onProgress) => emit(model, facts, site, output, onProgress))
      await stopwatch.time('files', emitting)
      const code = await stopwatch.time('bundle', () => bundle)
      await stopwatch.time('files', () => emitBundle(model, code, output))
      await stopwatch.time('pages', () => writePages({ model, code, facts, output, cache, workers, previous }, out))
      // to free their memory before the cache is written
      await workers.end()
      if (shard) {
        const build = buildKey(code.hash, site)
        writeShardRecord(out, { ...shard, build, files: [...output.files], pages: facts.length })
      } else {
        stopwatch.time('cache', () => cache.write(out, client, facts))
        removeShardRecord(out)
      }
      stopwatch.time('publish', () => publish(out, client))
    } catch (error) {
      await workers.end()
      discard(out, client)
      throw error
    }
    const part = shard ? `part ${shard.number} of ${shard.of} of ` : ''
    const done = `${part}${count(facts.length, 'page')} written to ${join(out, 'client')}`
    console.log(`${terminalColors.green('✓')} ${done} in ${stopwatch.seconds.toFixed(1)} s.`)
    return true
  } finally {
    await workers.end()
  }
}

/** Writes what comes from the bundle: the browser's code, and the sample form's frame where the site shows it. */
async function emitBundle(model: SiteModel, { client, render, injected }: Code, output: Output): Promise<void> {
  await emitCode(client, output)
  if (quoteFormSource(model.site) !== QUOTE_FORM_ROUTE) return
  const { renderQuoteForm } = (await import(render.href)) as typeof import('../../renderer/pipeline/render-page')
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

/** Renders the pages that have changed, and links the others from the last build. */
async function writePages({ model, code, facts, output, cache, workers, previous }: Pages, out: string): Promise<void> {
  const unchanged = cache.unchangedHtml(facts, model, previous && join(out, previous), code.hash)
  for (const files of unchanged.values()) for (const file of files) output.keep(file)
  const stale = facts.filter(({ file, route }) => !unchanged.has(file) && output.takes(fileOf(route)))
  const job = { module: code.render.href, model, injected: code.injected, folder: output.folder }
  await withProgress('pages', (onProgress) => workers.render(stale, job, onProgress))
  for (const { route, aliases } of stale) for (const name of [route, ...aliases]) output.files.add(fileOf(name))
}

/** Measures how long the stages of a build take. */
export class Stopwatch {
  readonly #started = performance.now()
  /** In seconds, in the order of the stages. */
  readonly stages: Record<string, number> = {}

  /** Runs some work, and adds its time to that of a stage. */
  time<T>(stage: string, work: () => T): T {
    const started = performance.now()
    const stop = () => (this.stages[stage] = (this.stages[stage] ?? 0) + (performance.now() - started) / 1000)
    const result = work()
    if (result instanceof Promise) return result.finally(stop) as T
    stop()
    return result
  }

  /** Since it was made. */
  get seconds(): number {
    return (performance.now() - this.#started) / 1000
  }
}
