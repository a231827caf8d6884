import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CodeError } from '../command'
import { replaceFile } from '../cache'
import { type Code, TAGS, bundleIn, bundlesFolder, codeHash, readBundle } from './code'

/** How many bundles are kept: the present one, and two for who goes back and forth between versions of the code. */
const KEPT = 3

/** How the name of a folder begins whose bundle is still being made. */
const UNFINISHED = 'unfinished-'

/** After this time, in milliseconds, an unfinished bundle is one that was left behind. */
const LONGEST_WORK = 3_600_000

/**
 * Opens the code that renders pages, and lets it be bundled where there is no bundle of it as it is now.
 * The environment variable NODE_ENV becomes "production", which React and Vike go by.
 * @param signal ends the bundling, whose code nobody needs any more
 * @throws CodeError when the code can't be bundled; why, the bundler has said
 */
export async function openCode(signal?: AbortSignal): Promise<Code> {
  return findCode() ?? bundleCode(signal)
}

/** The code that renders pages, where there is a bundle of it as it is now. NODE_ENV becomes "production". */
export function findCode(): Code | undefined {
  process.env.NODE_ENV = 'production'
  return readBundle(codeHash())
}

/**
 * Lets the code be bundled as it is now.
 * @throws CodeError when it can't be; why, the bundler has said
 */
export async function bundleCode(signal?: AbortSignal): Promise<Code> {
  const hash = codeHash()
  const folder = bundlesFolder()
  mkdirSync(folder, { recursive: true })
  // made beside and renamed, so that a bundle is whole as soon as it can be found
  const unfinished = mkdtempSync(join(folder, UNFINISHED))
  try {
    await runBundler(unfinished, signal)
    // it loads Vike, which no build needs whose code is bundled already
    const { readInjectedTags } = await import('./read-injected-tags')
    replaceFile(join(unfinished, TAGS), JSON.stringify(await readInjectedTags(bundleIn(unfinished).entry)))
    // another process may have made the same meanwhile
    if (!readBundle(hash)) {
      rmSync(join(folder, hash), { recursive: true, force: true })
      renameSync(unfinished, join(folder, hash))
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  removeOldBundles(folder)
  const code = readBundle(hash)
  if (!code) throw new Error(`The bundle ${hash} is gone that was just made.`)
  return code
}

/**
 * Bundles in a process of its own: Vite and Vike would keep their memory until this one ends, and where Vite is loaded Vike
 * takes every request for a developer's.
 */
function runBundler(folder: string, signal?: AbortSignal): Promise<void> {
  const bundler = spawn(process.execPath, ['scripts/code/bundle.mjs', folder], {
    // a test may start a build; where Vike finds Vitest it adds nothing to Vite
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    signal,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    bundler.on('error', reject)
    bundler.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new CodeError(`the code of the pages can’t be bundled (exit code ${code}), see above.`))
    })
  })
}

/** Removes the bundles that were made first, and what was left behind by work that was interrupted. */
function removeOldBundles(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), name, made: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made)
  const isUnfinished = ({ name }: { name: string }) => name.startsWith(UNFINISHED)
  const left = byAge.filter((bundle) => isUnfinished(bundle) && bundle.made < Date.now() - LONGEST_WORK)
  for (const { path } of [...left, ...byAge.filter((bundle) => !isUnfinished(bundle)).slice(KEPT)])
    rmSync(path, { recursive: true, force: true })
}
