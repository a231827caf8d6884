import { fork } from 'node:child_process'
import { CodeError } from '../command'
import { NO_CERTIFICATES } from '../no-certificates'
import { VIKE_CRAWL } from '../vike-crawl'

/**
 * Garbage is collected by the thread that made it: beside it the documents are read. With any other flag V8 would refuse the
 * compiled code of Node's own modules.
 */
const ONE_COLLECTOR = ['--single-threaded-gc']

/**
 * Rolldown's own threads would each have memory of their own; most of the work is done by plugins, in one thread. What glibc
 * maps by itself it gives back as soon as it is free; without a number it would map less and less of it. Rolldown's own
 * allocator takes nothing before it is needed: that saves eighty megabytes.
 */
const SMALL_REST = {
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
}

/**
 * Bundles the code in a process of its own: Vite and Vike would keep their memory until this one ends, and where Vite is
 * loaded Vike takes every request for a developer's.
 * @returns the hash of the bundle
 * @throws CodeError when the code can't be bundled; why, the other process has said
 */
export function bundleApart(signal?: AbortSignal): Promise<string> {
  const bundler = fork('scripts/run.mjs', ['bundle-code'], {
    // a test may start a build; where Vike finds Vitest it adds nothing to Vite
    env: { ...SMALL_REST, ...process.env, ...NO_CERTIFICATES, VIKE_CRAWL, NODE_ENV: 'production', VITEST: undefined },
    execArgv: ONE_COLLECTOR,
    signal,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    bundler.on('message', (hash) => resolve(String(hash)))
    bundler.on('error', reject)
    bundler.on('exit', (code) =>
      reject(new CodeError(`the code of the pages can’t be bundled (exit code ${code}), see above.`)),
    )
  })
}
