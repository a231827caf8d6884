import { basename, extname } from 'node:path'
import { type BuildContext, type BuildOptions, type OutputFile, context } from 'esbuild'
import { STUDIO_ADDRESS } from '../protocol'

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

/**
 * The code of Studio's app, bundled for browsers: main.js, main.css and what they load. It has React's production build, which
 * Vite's development server can't serve: with the other one, a letter takes several times as long to show.
 */
export class AppCode {
  readonly #bundler: Promise<BuildContext<typeof SETTINGS>>
  #files: Promise<Map<string, AppFile>>

  /** Begins to bundle it. @param root the project's folder */
  constructor(root: string) {
    this.#bundler = context({ ...SETTINGS, absWorkingDir: root })
    this.#files = this.#bundle()
  }

  /** The file of a name in the bundle. @throws if the code can't be bundled */
  async find(name: string): Promise<AppFile | undefined> {
    return (await this.#files).get(name)
  }

  /** Bundles the code again, after it was changed. */
  renew(): void {
    const bundle = () => this.#bundle()
    this.#files = this.#files.then(bundle, bundle)
  }

  async end(): Promise<void> {
    await (await this.#bundler).dispose()
  }

  async #bundle(): Promise<Map<string, AppFile>> {
    const { outputFiles } = await (await this.#bundler).rebuild()
    return new Map(outputFiles.map((file) => [basename(file.path), toAppFile(file)]))
  }
}

const toAppFile = ({ path, contents }: OutputFile): AppFile => ({
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  content: contents,
})
