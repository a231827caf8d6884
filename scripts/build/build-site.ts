import { join } from 'node:path'
import { QUOTE_FORM_ROUTE } from '../../renderer/pipeline/addresses'
import { PageCache, readCache } from '../../renderer/pipeline/build/cache'
import { createFolder, discard, publish, publishedFolder } from '../../renderer/pipeline/build/publish'
import { Workers, openPages } from '../../renderer/pipeline/build/workers'
import { checkSite } from '../../renderer/pipeline/check-site'
import { emit, emitCode } from '../../renderer/pipeline/emit/emit'
import { Output } from '../../renderer/pipeline/emit/output'
import { fileOf } from '../../renderer/pipeline/emit/site-files'
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
import { type Code, codeHash, openCode } from './code'
import { type Shard, buildKey, isInShard, removeShardRecord, writeShardRecord } from './shards'

interface BuildOptions {
  /** The part of the site that is written; by default the whole site. Only a whole build reuses the last one. */
  shard?: Shard
  /** Gets how many seconds each stage took. */
  timings?: Record<string, number>
}

/**
 * Validates a site and writes it to `out`/client. With an error nothing is written, and the last build stays as it was.
 * What has not changed since that build is not done again. Sets the process's exit code.
 * @returns whether the site was built
 */
export async function buildSite(folder: string, out: string, options: BuildOptions = {}): Promise<boolean> {
  const { shard, timings = {} } = options
  const started = performance.now()
  const time = async <T>(stage: string, work: () => T | Promise<T>): Promise<T> => {
    const begun = performance.now()
    try {
      return await work()
    } finally {
      timings[stage] = (timings[stage] ?? 0) + (performance.now() - begun) / 1000
    }
  }
  // another process bundles the code while this one opens the pages. NODE_ENV is set first, since threads inherit it
  const hash = codeHash()
  const bundling = new AbortController()
  const bundle = openCode(hash, bundling.signal)
  bundle.catch(() => undefined)
  const site = await time('check', () => loadSite(folder))
  const previous = shard ? undefined : publishedFolder(out)
  const cache = await time('cache', () => new PageCache(site, hash, readCache(out, previous)))
  const workers = new Workers(site)
  try {
    const opening = () => withProgress('documents', (onProgress) => openPages(site, workers, cache, onProgress))
    const facts = await time('check', opening)
    const problems = await time('check', () => checkSite(facts, site))
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
      await time('files', emitting)
      const code = await time('bundle', () => bundle)
      await time('files', () => emitBundle(model, code, output))
      await time('pages', async () => {
        const unchanged = cache.unchangedHtml(facts, model, previous && join(out, previous), code.hash)
        for (const files of unchanged.values()) for (const file of files) output.keep(file)
        const stale = facts.filter(({ file, route }) => !unchanged.has(file) && output.takes(fileOf(route)))
        const job = { module: code.render.href, model, injected: code.injected, folder: output.folder }
        await withProgress('pages', (onProgress) => workers.render(stale, job, onProgress))
        for (const { route, aliases } of stale) for (const name of [route, ...aliases]) output.files.add(fileOf(name))
      })
      // to free their memory before the cache is written
      await workers.end()
      if (shard) {
        const build = buildKey(code.hash, site)
        writeShardRecord(out, { ...shard, build, files: [...output.files], pages: facts.length })
      } else {
        await time('cache', () => cache.write(out, client, facts))
        removeShardRecord(out)
      }
      await time('publish', () => publish(out, client))
    } catch (error) {
      await workers.end()
      discard(out, client)
      throw error
    }
    const part = shard ? `part ${shard.number} of ${shard.of} of ` : ''
    const done = `${part}${count(facts.length, 'page')} written to ${join(out, 'client')}`
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${terminalColors.green('✓')} ${done} in ${seconds} s.`)
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
