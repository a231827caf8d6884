import { fork } from 'node:child_process'

/**
 * Bundles the code in a process of its own: Vite and Vike would keep half a gigabyte of this one, and where Vite is loaded
 * Vike takes every request for a developer's.
 * @returns the hash of the bundle
 * @throws when the code can't be bundled; why, the other process has said
 */
export function bundleApart(signal?: AbortSignal): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const bundler = fork('scripts/run.mjs', ['bundle-code'], {
    env,
    signal,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    bundler.on('message', (hash) => resolve(String(hash)))
    bundler.on('error', reject)
    bundler.on('exit', (code) => reject(new Error(`The code of the pages could not be bundled: exit code ${code}.`)))
  })
}
