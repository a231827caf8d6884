import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { CheckedSite } from '../renderer/pipeline/check-site'
import { updateEditorSchemas } from '../renderer/pipeline/editor-schema/update-editor-schemas'
import { Output } from '../renderer/pipeline/emit/output'
import type { LoadedSite } from '../renderer/pipeline/inspect'
import { loadSite } from '../renderer/pipeline/load-site'
import { buildModelOfRecords } from '../renderer/pipeline/model'
import { count } from '../renderer/pipeline/report/summary'
import { terminalColors } from '../renderer/pipeline/report/terminal-colors'
import type { Threads } from '../renderer/pipeline/threads/threads'
import { type BuildState, filesOf } from './build/build-state'
import { checkAhead } from './build/check-ahead'
import { folderStates } from './build/file-state'
import { inspectorHash } from './build/inspector-hash'
import { recallRecords } from './build/recall-records'
import { type Shard, WHOLE, isInShard } from './build/shard'
import { type ShardRecord, buildKey, writeShardRecord } from './build/shard-record'
import { inspectionState } from './build/site-state'
import { forgetState, readState } from './build/state-store'
import { StateWriter } from './build/state-writer'
import { Stopwatch } from './build/stopwatch'
import { updateSite } from './build/update/update-site'
import { writeFiles } from './build/write-files'
import { type Seen, writeSite } from './build/write-site'
import { bundleCode, findCode } from './code/open-code'
import { EXIT } from './command'
import { cacheFolder } from './cache'
import { printProblems } from './print-problems'
import { publish } from './publish'
import { withThreads } from './with-threads'

/**
 * Validates a site and writes it to `out`/client. With an error nothing is written, and the last build stays as it was.
 * What has not changed since that build is not done again. Sets the process's exit code.
 * @returns whether the site was built
 */
export const buildSite = (folder: string, out: string, options: Partial<BuildOptions> = {}): Promise<boolean> =>
  withThreads((threads) => build(folder, out, threads, { shard: WHOLE, watch: new Stopwatch(), ...options }))

interface BuildOptions {
  /** The part of the site that is written. Only a whole build knows the last one. */
  shard: Shard
  watch: Stopwatch
}

async function build(folder: string, out: string, threads: Threads, options: BuildOptions): Promise<boolean> {
  const { shard, watch } = options
  // another process bundles the code while this one checks the documents. Either sets NODE_ENV, as it must be before a
  // thread is started, which takes over what React is asked for.
  const checking = new AbortController()
  const known = findCode()
  const opening = known ? Promise.resolve(known) : bundleCode(checking.signal)
  // whoever awaits it below is told the same
  opening.catch(() => undefined)
  const inspector = inspectorHash()
  const last = shard === WHOLE ? watch.time('remember', () => lastState(inspector, out)) : undefined
  const loaded = await watch.time('check', () => loadSite(folder))
  const seen = watch.time('check', () => look(loaded))
  if (last && known && (await watch.time('pages', () => updateSite(loaded, seen, last, known, out)))) {
    tellEnd('', last.pages.size, out, watch)
    return true
  }
  const recalled = watch.time('check', () => recallRecords(loaded, last, seen.site))
  // what is bundled anew is other code
  const isUpdate = last !== undefined && last.code === known?.hash
  const staging = resolve(cacheFolder(process.cwd(), 'builds'), String(process.pid))
  const target = isUpdate ? resolve(out) : staging
  const client = join(target, 'client')
  const written = new StateWriter(target)
  try {
    // of a part most pages are another one's
    const ahead = !isUpdate && shard === WHOLE ? client : undefined
    const { checked, expected } = await watch.time('check', () =>
      checkAhead(loaded, {
        known: recalled.map(({ record }) => record),
        opening,
        threads,
        client: ahead,
      }),
    )
    updateEditorSchemas(checked)
    if (!checked.site || checked.problems.some(({ severity }) => severity === 'error')) {
      checking.abort()
      printProblems(checked, 'pretty', 'Nothing was built.')
      process.exitCode = EXIT.problems
      return false
    }
    if (checked.problems.length > 0) printProblems(checked, 'pretty')

    const model = await buildModelOfRecords(checked, checked.site, expected?.images)
    // whoever is stopped in the middle must not be taken for a build that ended well
    if (isUpdate) forgetState(target)
    const output = new Output(client, (file) => isInShard(file, shard))
    // while the code is still being bundled
    await watch.time('files', () => writeFiles(model, checked, output))
    const code = await watch.time('bundle', () => opening)
    const rendering = { checked, model, code, client, isUnread: !isUpdate, helpers: threads }
    const state = await writeSite(rendering, { ...seen, recalled }, isUpdate ? last : undefined, {
      ...options,
      output,
      expected,
      remember: (pages) => written.add(pages),
    })
    // while the rest is remembered
    const ended = threads.end()
    if (shard !== WHOLE) writeShardRecord(target, shardRecord(shard, state, checked))
    else watch.time('remember', () => written.end({ ...state, inspector, node: process.version }))
    await ended
    if (!isUpdate) await watch.time('publish', () => publish(staging, resolve(out)))
    const part = shard === WHOLE ? '' : `part ${shard.number} of ${shard.of} of `
    tellEnd(part, model.pages.length, out, watch)
    return true
  } finally {
    // they may still write what nobody needs
    await threads.end()
    written.drop()
    await rm(staging, { recursive: true, force: true })
  }
}

function tellEnd(part: string, pages: number, out: string, watch: Stopwatch): void {
  console.log(
    `${terminalColors.green('✓')} ${part}${count(pages, 'page')} written to ${join(out, 'client')} in ${watch.seconds.toFixed(1)} s.`,
  )
}

/** Looks at what a site has beside its pages. */
const look = (loaded: LoadedSite): Seen => ({
  site: inspectionState(loaded),
  publicFiles: folderStates(loaded.publicFolder, Date.now()),
})

function shardRecord(shard: Shard, state: Omit<BuildState, 'inspector' | 'node'>, checked: CheckedSite): ShardRecord {
  const documents = checked.records.map(({ route, hash }) => [route, hash])
  const build = buildKey(state.code, state.site, documents)
  return { ...shard, build, files: [...filesOf(state)], pages: documents.length }
}

/** What the last build left, where it was one with this code and its files are still there. */
function lastState(inspector: string, out: string): BuildState | undefined {
  const last = existsSync(join(out, 'client')) ? readState(out) : undefined
  return last?.inspector === inspector && last.node === process.version ? last : undefined
}
