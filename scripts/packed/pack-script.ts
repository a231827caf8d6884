import { AROUND, toAscii } from '../packed-script.mjs'
import { META, keepPlaces } from './keep-places'
import { lazyPackages } from './lazy-packages'
import { noPageFiles } from './no-page-files'

/** What is no JavaScript. */
const NATIVE = ['esbuild', 'lightningcss', '@rolldown/binding-*', 'sharp']

/** What stays outside: also what is written while code is bundled, and what need not be installed. */
const OUTSIDE = [...NATIVE, '*/autoImporter.js', 'fsevents', '@vitejs/devtools']

interface Packed {
  code: string
  /** The files that it was made from, seen from the root. */
  inputs: string[]
}

/**
 * Makes a packed script of a module, and of the packages that it needs.
 * @param entry the module, seen from the root
 */
export async function packScript(root: string, entry: string): Promise<Packed> {
  // not before they are needed: where it is packed already nobody does
  const { build } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    external: OUTSIDE,
    mainFields: ['module', 'main'],
    define: { 'import.meta': META },
    plugins: [lazyPackages, noPageFiles, keepPlaces],
    ...AROUND,
    logLevel: 'error',
  })
  return { code: toAscii(await ownImports(outputFiles[0]?.text ?? '')), inputs: Object.keys(metafile.inputs) }
}

/** A script whose compiled code was kept has no "import(…)" that works, so it is given one. */
async function ownImports(code: string): Promise<string> {
  const { parseSync } = await import('vite')
  const starts = parseSync('packed.cjs', code).module.dynamicImports.map(({ start }) => start)
  const parts = [0, ...starts].map((start, i) => code.slice(start, starts[i]))
  return parts.map((part, i) => (i > 0 ? part.replace('import', 'packedImport') : part)).join('')
}
