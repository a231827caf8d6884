import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { type BuildContext, type BuildOptions, context } from 'esbuild'
import { cacheFolders, writableCache } from '../../renderer/documents/cache-folders.mjs'
import { kindOf } from '../../renderer/documents/packages'
import { writeAtomically } from '../../renderer/documents/write-atomically'
import { STUDIO_ADDRESS } from '../protocol/addresses'

/** What is sent for an address of the app. */
export interface AppFile {
  type: string
  content: string | Uint8Array
}

/** Where the app's code is served. */
export const CODE_ADDRESS = `${STUDIO_ADDRESS}/code/`

const TYPES: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const SETTINGS = {
  entryPoints: ['studio/app/main.tsx'],
  // nothing is written
  outdir: 'studio-code',
  write: false,
  metafile: true,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file' },
  publicPath: CODE_ADDRESS,
  logLevel: 'silent',
} satisfies BuildOptions

/** A bundle as it is kept: the state of each source, and its files, by their names. */
interface Bundle {
  sources: Record<string, string>
  /** In Base64. */
  files: Record<string, string>
}

const KIND = kindOf('studio')

/**
 * The code of Studio's app, bundled for browsers: main.js, main.css and what they load. It has React's production build, which
 * Vite's development server can't serve: with the other one, a letter takes several times as long to show. The bundle is kept
 * for the next start, and made again when one of its sources has changed.
 */
export class AppCode {
  #bundler: Promise<BuildContext<typeof SETTINGS>> | undefined
  #files: Bundle['files'] | Promise<Bundle['files']>

  /** Begins to bundle it, unless it is kept. @param root the project's folder */
  constructor(private readonly root: string) {
    this.#files = findBundle(root) ?? this.#bundle()
  }

  /** The file of a name in the bundle. @throws if the code can't be bundled */
  async find(name: string): Promise<AppFile | undefined> {
    const content = (await this.#files)[name]
    if (content === undefined) return undefined
    return { type: TYPES[extname(name)] ?? 'application/octet-stream', content: Buffer.from(content, 'base64') }
  }

  /** Bundles the code again, after it was changed. */
  renew(): void {
    const bundle = () => this.#bundle()
    this.#files = Promise.resolve(this.#files).then(bundle, bundle)
  }

  async end(): Promise<void> {
    await (await this.#bundler)?.dispose()
  }

  async #bundle(): Promise<Bundle['files']> {
    const { root } = this
    const begun = Date.now()
    this.#bundler ??= context({ ...SETTINGS, absWorkingDir: root })
    const { outputFiles, metafile } = await (await this.#bundler).rebuild()
    const files = Object.fromEntries(
      outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents).toString('base64')]),
    )
    // this file has the settings
    const names = [...Object.keys(metafile.inputs), 'studio/server/app-code.ts']
    const sources = Object.fromEntries(names.map((source) => [source, stateOf(join(root, source))]))
    const isWritten = Object.values(sources).some((state) => Number.parseFloat(state) >= begun)
    // what was written meanwhile may not be part of it
    if (!isWritten) writeAtomically(join(writableCache(KIND, root), NAME), JSON.stringify({ sources, files }))
    return files
  }
}

const NAME = 'app.json'

/** The files of the bundle that is kept, if no source has changed since. */
function findBundle(root: string): Bundle['files'] | undefined {
  const kept = cacheFolders(KIND, root)
    .map((folder) => join(folder, NAME))
    .find(existsSync)
  if (kept === undefined) return undefined
  const { sources, files } = JSON.parse(readFileSync(kept, 'utf8')) as Bundle
  const isCurrent = Object.entries(sources).every(([source, state]) => stateOf(join(root, source)) === state)
  return isCurrent ? files : undefined
}

/** A string that changes whenever a file is written, removed or made. */
function stateOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}
